import { apps } from '../../../../src/action/admin/apps.ts';
import { artifacts } from '../../../../src/action/admin/artifacts.ts';
import { builds } from '../../../../src/action/admin/builds.ts';
import { caches } from '../../../../src/action/admin/caches.ts';
import { cancel } from '../../../../src/action/admin/cancel.ts';
import { team } from '../../../../src/action/admin/team.ts';
import { refusesInputs } from '../../../support/refused-inputs.ts';
import { keyPair } from '../../../support/ssh-server.ts';

const key = keyPair();
const pem = key.private.toString();
const add = { operation: 'add', repositoryUrl: 'https://git.example.com/app.git' };

refusesInputs({ action: apps, folder: 'apps' }, [
  { name: 'no token', with: { token: '', operation: 'list' }, says: ['token', 'secret'] },
  { name: 'no operation', with: {}, says: ['operation', 'list, get or add'] },
  { name: 'an unknown operation', with: { operation: 'drop' }, says: ['"drop"', 'list, get or add'] },
  { name: 'list with appId', with: { operation: 'list', appId: 'a' }, says: ['operation', 'list', 'appId'] },
  { name: 'get without appId', with: { operation: 'get' }, says: ['appId'] },
  {
    name: 'get with a repository and a key',
    with: { operation: 'get', appId: 'a', repositoryUrl: add.repositoryUrl, sshKey: pem },
    says: ['operation', 'get', 'repositoryUrl, sshKey'],
    hides: [pem.split('\n')[1] ?? ''],
  },
  { name: 'add with appId', with: { ...add, appId: 'a' }, says: ['operation', 'add', 'appId'] },
  { name: 'add without repositoryUrl', with: { operation: 'add' }, says: ['repositoryUrl'] },
  {
    name: 'a passphrase without a key',
    with: { ...add, sshKeyPassphrase: 'open sesame', projectType: 'flutter-app' },
    says: ['sshKeyPassphrase and projectType', 'sshKey'],
    hides: ['open sesame'],
  },
  {
    name: 'a public key',
    with: { ...add, sshKey: key.public },
    says: ['sshKey input is not valid', 'public key'],
    hides: [key.public.split(' ')[1] ?? ''],
  },
  {
    name: 'half a key',
    with: { ...add, sshKey: pem.slice(0, 120) },
    says: ['sshKey input is not valid', 'first or last line'],
    hides: [pem.split('\n')[1] ?? ''],
  },
  {
    name: 'a text that is not a key',
    with: { ...add, sshKey: 'hunter2' },
    says: ['sshKey input is not valid', 'private key'],
    hides: ['hunter2'],
  },
]);

const invite = { operation: 'invite', teamId: 't', email: 'ada@example.com', role: 'developer' };
const remove = { operation: 'remove', teamId: 't', userId: 'u' };

refusesInputs({ action: team, folder: 'team' }, [
  { name: 'no teamId', with: { ...invite, teamId: '' }, says: ['teamId'] },
  { name: 'invite without email', with: { ...invite, email: '' }, says: ['email'] },
  {
    name: 'an address that is none',
    with: { ...invite, email: 'ada' },
    says: ['email', '"ada"', 'ada@example.com'],
  },
  { name: 'two addresses', with: { ...invite, email: 'a@example.com, b@example.com' }, says: ['email'] },
  { name: 'invite without role', with: { ...invite, role: '' }, says: ['role', 'owner or developer'] },
  {
    name: 'a role that is none',
    with: { ...invite, role: 'Admin' },
    says: ['role', '"Admin"', 'owner or developer'],
  },
  { name: 'invite with userId', with: { ...invite, userId: 'u' }, says: ['operation', 'invite', 'userId'] },
  { name: 'remove without userId', with: { ...remove, userId: '' }, says: ['userId'] },
  {
    name: 'remove with email and role',
    with: { ...remove, email: 'ada@example.com', role: 'owner' },
    says: ['operation', 'remove', 'email, role'],
  },
]);

const clear = { operation: 'clear', appId: 'a' };

refusesInputs({ action: caches, folder: 'caches' }, [
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
]);

refusesInputs({ action: cancel, folder: 'cancel' }, [
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
    with: { branch: 'main', label: 'nightly' },
    says: ['This step sets branch, label', 'appId'],
  },
  {
    name: 'branch and tag',
    with: { appId: 'a', branch: 'main', tag: 'v1' },
    says: ['branch', 'tag', 'at most'],
  },
]);

refusesInputs({ action: builds, folder: 'builds' }, [
  { name: 'no operation', with: {}, says: ['operation', 'Expected list'] },
  {
    name: 'branch and tag',
    with: { operation: 'list', branch: 'main', tag: 'v1' },
    says: ['branch', 'tag', 'at most'],
  },
  {
    name: 'a state that is none',
    with: { operation: 'list', status: 'failed, broken' },
    says: ['status', '"failed, broken"', 'building'],
  },
  ...['0', '101', '1.5', '-1', 'all'].map((limit) => ({
    ...{ name: `limit ${limit}`, with: { operation: 'list', limit } },
    says: ['limit', `"${limit}"`, 'from 1 to 100'],
  })),
]);

refusesInputs({ action: artifacts, folder: 'artifacts' }, [
  { name: 'nothing', with: {}, says: ['buildId', 'appId', 'url'] },
  { name: 'a build and an application', with: { buildId: 'b', appId: 'a' }, says: ['buildId', 'appId'] },
  { name: 'a build and a URL', with: { buildId: 'b', url: 'https://x.example' }, says: ['buildId', 'url'] },
  { name: 'a build and a commit', with: { buildId: 'b', commit: 'decade0' }, says: ['buildId', 'commit'] },
  { name: 'a URL and a workflow', with: { url: 'https://x.example', workflowId: 'w' }, says: ['workflowId'] },
  { name: 'a workflow alone', with: { workflowId: 'w' }, says: ['appId', 'buildId', 'url'] },
  { name: 'a branch and a tag', with: { appId: 'a', branch: 'main', tag: 'v1' }, says: ['at most one'] },
  { name: 'no address in the list', with: { url: '[]' }, says: ['url', 'Expected artefact URLs'] },
  { name: 'a YAML list of addresses', with: { url: '- https://x.example' }, says: ['url', 'without "- "'] },
]);
