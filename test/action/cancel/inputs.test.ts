import { cancel } from '../../../src/action/admin/cancel.ts';
import { refusesInputs } from '../../support/refused-inputs.ts';

refusesInputs({ action: cancel, folder: 'cancel' }, [
  { name: 'no token', with: { token: '', buildId: 'b' }, says: ['token', 'secret'] },
  { name: 'neither buildId nor appId', with: {}, says: ['buildId', 'appId'] },
  { name: 'buildId and appId', with: { buildId: 'b', appId: 'a' }, says: ['buildId', 'appId'] },
  {
    name: 'buildId and a filter',
    with: { buildId: 'b', workflowId: 'w', label: 'l' },
    says: ['buildId', 'workflowId, label'],
  },
  { name: 'a YAML list of IDs', with: { buildId: '- b' }, says: ['buildId', 'without "- "'] },
  { name: 'a buildId of commas', with: { buildId: ', ,' }, says: ['buildId', 'at least one build ID'] },
  {
    name: 'appId alone',
    with: { appId: 'a' },
    says: ['appId', 'alone', 'workflowId', 'branch', 'tag', 'label'],
  },
  {
    name: 'a filter without appId',
    with: { branch: 'main', tag: 'v1' },
    says: ['This step sets branch, tag', 'appId'],
  },
  {
    name: 'branch and tag',
    with: { appId: 'a', branch: 'main', tag: 'v1' },
    says: ['branch', 'tag', 'at most'],
  },
]);
