import { caches } from '../../../src/action/admin/caches.ts';
import { refusesInputs } from '../../support/refused-inputs.ts';

const clear = { operation: 'clear', appId: 'a' };

refusesInputs({ action: caches, folder: 'caches' }, [
  { name: 'no token', with: { token: '', ...clear }, says: ['token', 'secret'] },
  { name: 'no operation', with: { appId: 'a' }, says: ['operation', 'list or clear'] },
  {
    name: 'an unknown operation',
    with: { operation: 'wipe', appId: 'a' },
    says: ['"wipe"', 'list or clear'],
  },
  { name: 'no appId', with: { operation: 'list' }, says: ['appId'] },
  {
    name: 'list with a selection',
    with: { operation: 'list', appId: 'a', workflowId: 'w', olderThan: '7d' },
    says: ['operation', 'list', 'workflowId, olderThan'],
  },
  {
    name: 'cacheId and workflowId',
    with: { ...clear, cacheId: 'c', workflowId: 'w' },
    says: ['cacheId and workflowId', 'at most one'],
  },
  {
    name: 'workflowId and olderThan',
    with: { ...clear, workflowId: 'w', olderThan: '7d' },
    says: ['workflowId and olderThan', 'at most one'],
  },
  { name: 'olderThan without unit', with: { ...clear, olderThan: '30' }, says: ['olderThan', '"30"', '30s'] },
  { name: 'olderThan of nothing', with: { ...clear, olderThan: '0s' }, says: ['olderThan', '1s'] },
  { name: 'dryRun in words', with: { ...clear, dryRun: 'yes' }, says: ['dryRun', '"yes"', 'true or false'] },
  {
    name: 'waitForRemoval in words',
    with: { ...clear, waitForRemoval: 'no' },
    says: ['waitForRemoval', '"no"', 'true or false'],
  },
]);
