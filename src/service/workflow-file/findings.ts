import { type Finding, withPlace, workflowFileName } from './document.ts';
import type { Path } from './values.ts';

export interface WorkflowFinding extends Finding {
  /**
   * `error`: the workflow cannot be built as written. `unknown key` and `no script`: the build ends as `warning`. `warning`:
   * what the hosted service would refuse, duplicate keys, unknown tags, and misplaced keys.
   */
  readonly kind: 'error' | 'unknown key' | 'no script' | 'warning' | 'no effect';
  /** The key without effect. */
  readonly key?: string;
}

/** Further findings are counted, not listed. */
const listedItems = 20;

/** The texts of a build: for its logs, its record and its message. */
export function findingsText(findings: readonly WorkflowFinding[]) {
  const ofKind = (...kinds: readonly WorkflowFinding['kind'][]) =>
    kinds.flatMap((kind) => findings.filter((one) => one.kind === kind));
  const mistakes = ofKind('unknown key', 'no script');
  const [first, ...others] = mistakes;
  const more =
    others.length === 0 ? '' : ` (and ${others.length} more: see the log of the step “Reading the workflow”)`;
  return {
    /** What the service does not do, once per key. */
    notes: ofKind('no effect').map(withPlace),
    /** The keys of `publishing` and of signing among them: work that a successful build has not done. */
    skipped: findings.flatMap(({ key = '' }) => (isSkippedKey(key) ? [key] : [])),
    /** Probable mistakes. */
    warnings: [...listed(mistakes), ...listed(ofKind('warning'))],
    /** The mistake that makes the build end as `warning`. */
    problem: first ? withPlace(first) + more : null,
  };
}

function listed(findings: readonly Finding[]): string[] {
  const left = findings.length - listedItems;
  const lines = findings.slice(0, listedItems).map(withPlace);
  return left > 0 ? [...lines, `${workflowFileName}: ${left} more of this kind`] : lines;
}

export function byLine(a: { readonly line: number }, b: { readonly line: number }): number {
  return a.line - b.line;
}

/** As the end of a sentence; empty if no known key is close. */
export function suggestion(key: string, known: readonly string[]): string {
  const meant = closestKey(key, known);
  return meant === undefined ? '' : `; did you mean \`${meant}\`?`;
}

/** The known key that is closest: at most one edit away, or two from a key that is not short. */
export function closestKey(text: string, known: readonly string[]): string | undefined {
  // Not two edits for short keys: they turn `name` into most words of four letters, such as `base`.
  const near = [0, 1, 2].map((edits) =>
    known.find((key) => (edits < 2 || key.length > 5) && isNear(text, key, edits)),
  );
  return near.find((key) => key !== undefined);
}

/** An edit adds, removes or replaces a letter, or exchanges two neighbours. */
function isNear(from: string, to: string, edits: number): boolean {
  if (Math.abs(from.length - to.length) > edits) return false;
  let at = 0;
  while (at < from.length && from[at] === to[at]) at += 1;
  const [a, b] = [from.slice(at), to.slice(at)];
  if (a === '' || b === '') return true;
  const rest: readonly (readonly [string, string])[] = [
    [a.slice(1), b],
    [a, b.slice(1)],
    [a.slice(1), b.slice(1)],
    ...(a[0] === b[1] && a[1] === b[0] ? [[a.slice(2), b.slice(2)] as const] : []),
  ];
  return edits > 0 && rest.some(([one, other]) => isNear(one, other, edits - 1));
}

/** Stands for every expression. */
export const expressions = '$' + '{{ … }}';

/** Stands for every variable whose name has a hyphen. */
export const namesWithHyphen = 'environment.vars.…-…';

const notPublished = "The service doesn't publish or send anything. Use a script in `publishing.scripts`.";
const notSigned =
  "The service doesn't install keys, certificates or profiles. Use a script and a variable group.";
const destinations = 'app_center app_store_connect email firebase google_play partner_center slack';

/**
 * The hosted service's keys that have no effect here, without positions in lists: what the service does not do, and what to
 * do instead. The list in docs/workflow-file.md is generated from this one.
 */
export const unsupportedKeys: Readonly<Record<string, string>> = {
  [expressions]: 'The service replaces only `inputs.<name>`. Use a variable (`$NAME`) instead.',
  [namesWithHyphen]: 'Shells do not allow `-` in variable names, so scripts do not get this variable.',
  instance_type: 'Builds run on this machine. In a sandbox, the machine type decides the path of `$HOME`.',
  triggering: 'Only API requests start builds.',
  when: 'A requested workflow always runs. Use `when.condition` on a script instead.',
  'environment.ubuntu': 'Builds use the operating system of this machine.',
  'environment.flutter.flavor': 'Builds use the Flutter version that is installed on this machine.',
  'scripts.when.changeset': 'The script runs even if no file in the changeset changed.',
  'scripts.test_report': 'The service does not read test reports.',
  integrations: 'The service does not integrate with stores or other services.',
  'environment.android_signing': notSigned,
  'environment.ios_signing': notSigned,
  'publishing.tester_groups': notPublished,
  'publishing.on_failure': notPublished,
  ...Object.fromEntries(destinations.split(' ').map((name) => [`publishing.${name}`, notPublished])),
};

/** Whether the hosted service signs or publishes something because of the key, which this service does not do. */
export function isSkippedKey(key: string): boolean {
  const note = unsupportedKeys[key];
  return note === notPublished || note === notSigned;
}

/** The key without effect to which a place in a workflow belongs, and how much of the path leads to it. */
export function keyWithoutEffect(path: Path): { readonly key: string; readonly length: number } | undefined {
  const places = path
    .slice(0, 5)
    .map((_, at) => path.slice(0, at + 1).filter((part) => typeof part === 'string'));
  const keys = places.map((place) =>
    place.join('.').replace(/^(?:publishing\.|pre_clone_)scripts/, 'scripts'),
  );
  const key = keys.find((one) => Object.hasOwn(unsupportedKeys, one));
  return key === undefined ? undefined : { key, length: keys.indexOf(key) + 1 };
}
