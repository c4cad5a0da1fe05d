import { BuildError } from '../errors.ts';
import type { Variables } from './machine.ts';

/** Characters; longer than any path. A pattern can name a long variable so often that it would fill the memory. */
const expansionLimit = 2 ** 16;
/** Characters of all expanded variables together: no machine starts a process with more. */
const totalLimit = 2 ** 20;
/** How many variables may refer to each other in a row; deeper references stay as written. */
const deepestReference = 50;

type LookUp = (name: string) => string | undefined;

const reference = /\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g;

/** Replaces `$NAME` and `${NAME}`. Unknown names stay, and so do variables past the limit. */
function replaceReferences(text: string, lookUp: LookUp): string {
  let room = expansionLimit;
  return text.replace(reference, (whole, braced, bare) => {
    const value = lookUp(String(braced ?? bare));
    if (value === undefined) return whole;
    room -= value.length;
    return room < 0 ? whole : value;
  });
}

function valueIn(variables: Variables, name: string): string | undefined {
  return Object.hasOwn(variables, name) ? variables[name] : undefined;
}

/** Replaces `$NAME`, `${NAME}` and a leading `~` in a path or label of the workflow, as a shell would. */
export function expandVariables(text: string, variables: Variables): string {
  const home = text.replace(/^~(?=\/|$)/, () => variables.HOME ?? '~');
  return replaceReferences(home, (name) => valueIn(variables, name));
}

/**
 * Expands the references in `vars`: to variables with precedence over them (`above`), to each other in any order, and to
 * those below. A variable that refers to itself, such as `PATH: $PATH:/opt`, means the one below.
 *
 * @throws BuildError when they grow too long
 */
export function expandValues(
  vars: Variables,
  around: { readonly above: Variables; readonly below: Variables },
): Variables {
  const expanded = new Map<string, string>();
  const open = new Set<string>();
  let length = 0;
  const lookUp: LookUp = (name) => {
    const above = valueIn(around.above, name);
    if (above !== undefined) return above;
    const isOwn = Object.hasOwn(vars, name) && !open.has(name) && open.size < deepestReference;
    return isOwn ? expand(name) : valueIn(around.below, name);
  };
  const expand = (name: string): string => {
    const known = expanded.get(name);
    if (known !== undefined) return known;
    open.add(name);
    const value = replaceReferences(vars[name] ?? '', lookUp);
    open.delete(name);
    expanded.set(name, value);
    length += value.length;
    if (length > totalLimit)
      throw new BuildError(
        `The variables of the workflow have more than ${totalLimit} characters once expanded`,
      );
    return value;
  };
  return Object.fromEntries(Object.keys(vars).map((name) => [name, expand(name)]));
}
