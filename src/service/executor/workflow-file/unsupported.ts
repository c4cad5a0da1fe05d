/** A key of the hosted service that has no effect here. docs/workflow-file.md has the same list, written from this one. */
interface UnsupportedKey {
  /** As in a workflow, without the positions in lists. */
  readonly key: string;
  /** What the service does not do, and what can be done instead. */
  readonly note: string;
}

const notPublished = 'Nothing is published or sent. A script of `publishing.scripts` can do it.';
const notSigned = 'No keys, certificates or profiles are installed. A script can, from a variable group.';

/** Stands for every expression. */
export const expressionKey = '$' + '{{ … }}';

export const unsupportedKeys: readonly UnsupportedKey[] = [
  { key: 'inputs', note: 'A build has no inputs. Give the values as variables of the request.' },
  { key: expressionKey, note: 'Expressions stay as they are written. Use a variable, `$NAME`.' },
  {
    key: 'instance_type',
    note: 'Every build runs on the machine of the service, with a POSIX shell; there is no Windows.',
  },
  { key: 'triggering', note: 'No event starts a build. The request says what is built.' },
  {
    key: 'when',
    note: 'A workflow always runs when it is requested. The `when` of a script decides about the script.',
  },
  { key: 'integrations', note: 'There are no integrations with stores or other services.' },
  { key: 'environment.android_signing', note: notSigned },
  { key: 'environment.ios_signing', note: notSigned },
  { key: 'scripts.test_report', note: 'Test reports are not read. `artifacts` can keep them.' },
  ...['app_center', 'app_store_connect', 'email', 'firebase', 'google_play', 'partner_center', 'slack'].map(
    (provider) => ({ key: `publishing.${provider}`, note: notPublished }),
  ),
];

const byKey = new Map(unsupportedKeys.map((one) => [one.key, one]));

/** The entry for a key of a workflow, given by its path. */
export function unsupportedKey(path: readonly PropertyKey[]): UnsupportedKey | undefined {
  const names = path.filter((part) => typeof part === 'string');
  // Publishing scripts have the same keys as other scripts.
  return byKey.get(names.join('.').replace(/^publishing\.scripts\./, 'scripts.'));
}
