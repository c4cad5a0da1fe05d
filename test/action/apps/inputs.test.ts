import { apps } from '../../../src/action/admin/apps.ts';
import { refusesInputs } from '../../support/refused-inputs.ts';
import { keyPair } from '../../support/ssh-server.ts';

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
