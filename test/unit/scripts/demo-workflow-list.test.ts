import { expect, test } from '@jest/globals';
import { chosenWorkflows, emptyGroups, workflowListIn } from '../../../scripts/demo/workflow-list.ts';

const list = workflowListIn(`
workflows:
  android: { environment: { groups: [signing, play] } }
  ios: { scripts: [pwd] }
`);

test('a workflow that was not given or does not exist is an error with the ids that there are', () => {
  const ids = 'The codemagic.yaml of the repository has android, ios.';
  expect(() => chosenWorkflows(undefined, list)).toThrow(`--workflow is required. ${ids}`);
  expect(() => chosenWorkflows(['ios', 'web'], list)).toThrow(`There is no workflow web. ${ids}`);
  expect(() => chosenWorkflows(undefined, undefined)).toThrow('could not be read');
});

test('the only workflow needs no --workflow, and a file that cannot be read is left to the build', () => {
  expect(chosenWorkflows(undefined, workflowListIn('workflows: { android: {} }'))).toEqual(['android']);
  expect(chosenWorkflows(['web'], undefined)).toEqual(['web']);
});

test('the groups that a workflow names are empty with --empty-groups', () => {
  expect(emptyGroups(['android', 'ios'], list)).toEqual({ signing: {}, play: {} });
});
