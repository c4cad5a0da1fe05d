import { unsupportedKeys } from '../../src/service/executor/workflow-file/findings.ts';
import { between } from './readme-tables.ts';

/** The page about the workflow file. */
export const pageOfWorkflowFile = 'docs/workflow-file.md';

/** The page with the table of keys that have no effect between its markers. @throws if a marker is missing */
export function withUnsupportedKeys(page: string): string {
  const rows = unsupportedKeys.map(({ key, note }) => `| \`${key}\` | ${note} |`);
  return between(page, 'keys without effect', ['| key | instead |', '|---|---|', ...rows].join('\n'));
}
