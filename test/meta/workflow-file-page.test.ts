import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { pageOfWorkflowFile, withUnsupportedKeys } from '../../scripts/tables.ts';
import { repositoryRoot } from '../support/action-metadata.ts';

test('the page about the workflow file lists the keys without effect that builds note in their log', () => {
  const page = readFileSync(join(repositoryRoot, pageOfWorkflowFile), 'utf8');
  expect(withUnsupportedKeys(page)).toBe(page);
});
