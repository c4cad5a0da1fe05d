/**
 * Creates an element. Texts become text nodes, so that nothing in them is markup; attributes are names of this page's own.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Readonly<Record<string, string>>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/**
 * A text in which `…` is code, as the service writes its messages.
 *
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function withCode(text) {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') && part.length > 2 ? element('code', {}, part.slice(1, -1)) : part));
}

/**
 * The element of index.html with this id.
 *
 * @template {HTMLElement} Type
 * @param {string} id
 * @param {new () => Type} type
 * @returns {Type}
 */
export function byId(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`index.html has no ${type.name} with the id ${id}`);
  return found;
}

/**
 * Makes these the children of `parent`, and moves only what is not in its place, which keeps focus and scroll position.
 *
 * @param {Element} parent
 * @param {readonly Element[]} children
 */
export function setChildren(parent, children) {
  for (const [at, child] of children.entries())
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
  while (parent.children.length > children.length) parent.lastElementChild?.remove();
}

/**
 * Lets the browser save a file.
 *
 * @param {string} address
 * @param {string} name
 */
export function save(address, name) {
  const link = element('a', { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}
