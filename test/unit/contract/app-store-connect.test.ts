import { expect, test } from '@jest/globals';
import { appStoreConnectStatusOf } from '../../../src/contract/app-store-connect.ts';
import { SeenBuild } from '../../../src/contract/build.ts';

const name = 'App Store Connect distribution';

test.each([
  // Word for word as in recordings and public projects.
  [{ appStoreConnectTasks: [] }, undefined],
  [{ appStoreConnectTasks: [{ name, status: 'success' }] }, 'finished'],
  [{ appStoreConnectTasks: [{ name, status: 'failed' }] }, 'failed'],
  [{ appStoreConnectTasks: [{ status: 'initiated' }] }, 'initiated'],
  [{ appStoreConnectTasks: [{ status: 'pending' }] }, 'pending'],
  [{ appStoreConnectTasks: [{ status: 'timeout' }] }, 'timeout'],
  [{}, undefined],
  // Read tolerantly.
  [{ appStoreConnectTasks: null }, undefined],
  [{ appStoreConnectTasks: [{ status: 'succeeded' }, { status: 'finished' }] }, 'finished'],
  [{ appStoreConnectTasks: [{ status: 'canceled' }] }, 'failed'],
  [{ appStoreConnectTasks: [{ status: 'success' }, { status: 'submitted' }] }, 'processing'],
  [{ appStoreConnectTasks: [{ name, status: 'success' }, 7] }, 'processing'],
  [{ appStoreConnectTasks: [null] }, 'processing'],
  [{ appStoreConnectTasks: [{ name: 5, status: 'success' }] }, 'processing'],
])('a finished build with %j has the status %s', (fields, status) => {
  const build = SeenBuild.parse({ _id: 'b', status: 'finished', ...fields });
  expect(appStoreConnectStatusOf(build)).toBe(status);
});
