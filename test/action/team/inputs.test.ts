import { team } from '../../../src/action/admin/team.ts';
import { refusesInputs } from '../../support/refused-inputs.ts';

const invite = { operation: 'invite', teamId: 't', email: 'ada@example.com', role: 'developer' };
const remove = { operation: 'remove', teamId: 't', userId: 'u' };

refusesInputs({ action: team, folder: 'team' }, [
  { name: 'no token', with: { ...invite, token: '' }, says: ['token', 'secret'] },
  { name: 'no operation', with: { teamId: 't' }, says: ['operation', 'invite or remove'] },
  {
    name: 'an unknown operation',
    with: { ...invite, operation: 'add' },
    says: ['"add"', 'invite or remove'],
  },
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
