import { byId, element, setChildren } from './element.js';
import { dayOf, durationOf, isSimulated, kindOf, plain, refOf, workflowOf } from './wording.js';

/**
 * @typedef {import('./api.js').Build} Build
 * @typedef {{ list: () => Build[], appName: (build: Build) => string, hasOlder: () => boolean }} Builds
 */

/**
 * The list of builds. A row changes only when its build does, so that 1,000 of them cost nothing while they stay as they are.
 *
 * @param {{ showOlder: () => Promise<void>, signal: AbortSignal }} actions its buttons work until the signal is aborted
 */
export function createListView({ showOlder, signal }) {
  const list = byId('list', HTMLUListElement);
  const filter = byId('filter', HTMLInputElement);
  const note = byId('no-builds', HTMLParagraphElement);
  const older = byId('older', HTMLButtonElement);
  /** @type {Map<string, { item: HTMLLIElement, link: HTMLAnchorElement, text: string }>} */
  const rows = new Map();

  /**
   * @param {Build} build
   * @param {string} appName
   */
  const rowOf = (build, appName) => {
    let row = rows.get(build._id);
    if (!row) {
      const link = element('a', { href: `#/builds/${encodeURIComponent(build._id)}` });
      row = { link, item: element('li', {}, link), text: '' };
      rows.set(build._id, row);
    }
    const where = [plain(appName), refOf(build), dayOf(build)].join(' · ');
    const texts = [
      build.status,
      workflowOf(build),
      where,
      durationOf(build),
      isSimulated(build) ? 'simulated' : '',
    ];
    const text = texts.join('\n');
    if (text === row.text) return row.item;
    row.text = text;
    const [status = '', workflow = '', , duration = '', simulated = ''] = texts;
    const badge = simulated === '' ? [] : [element('span', { class: 'state stopped' }, simulated), ' '];
    row.link.replaceChildren(
      element('span', { class: `state ${kindOf(status)}` }, plain(status, 20)),
      ' ',
      element('strong', {}, workflow),
      ' ',
      element('span', { class: 'duration' }, duration),
      ' ',
      element('span', { class: 'where' }, ...badge, where),
    );
    return row.item;
  };
  const applyFilter = () => {
    const query = filter.value.trim().toLowerCase();
    let shown = 0;
    for (const { item, text } of rows.values()) {
      item.hidden = query !== '' && !text.toLowerCase().includes(query);
      if (!item.hidden) shown += 1;
    }
    if (rows.size === 0) note.textContent = 'No builds yet. They appear here when they start.';
    else note.textContent = shown === 0 ? 'No build matches the filter.' : '';
  };
  filter.addEventListener('input', applyFilter, { signal });
  let isReading = false;
  const showMore = async () => {
    if (isReading) return;
    isReading = true;
    const { length } = list.children;
    await showOlder();
    isReading = false;
    // The button may be gone, and what was asked for is what comes next.
    list.children[length]?.querySelector('a')?.focus();
  };
  older.addEventListener('click', showMore, { signal });

  return {
    /**
     * @param {Builds} builds
     * @param {string | undefined} selected
     */
    show(builds, selected) {
      const all = builds.list();
      setChildren(
        list,
        all.map((build) => rowOf(build, builds.appName(build))),
      );
      const ids = new Set(all.map(({ _id }) => _id));
      for (const id of rows.keys()) if (!ids.has(id)) rows.delete(id);
      older.hidden = !builds.hasOlder();
      this.select(selected);
      applyFilter();
    },

    /** @param {string | undefined} id */
    select(id) {
      for (const [other, { link }] of rows)
        if (other === id) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
    },

    /** @param {string} id */
    focus: (id) => rows.get(id)?.link.focus(),
  };
}
