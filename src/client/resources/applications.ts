import {
  type AddApplication,
  type AddPrivateApplication,
  applicationEndpoints,
  cacheEndpoints,
  type Invitation,
  teamEndpoints,
} from '../../contract/application.ts';
import type { Connection } from '../connection.ts';
import { callerOf } from '../http/call.ts';
import type { CallOptions } from '../http/send.ts';

/** Adding is not repeated if the answer is lost: the application may already exist. */
export function applicationsOf(connection: Connection) {
  const call = callerOf(connection);
  const { list, get, add, addPrivate } = applicationEndpoints;
  const advice = 'Check with the list operation whether the application was added.';
  return {
    list: async (options: CallOptions = {}) =>
      (await call('applications.list', list, { path: {}, ...options })).body.applications,

    /** One application, with its branches. */
    get: async (id: string, options: CallOptions = {}) =>
      (await call('applications.get', get, { path: { id }, ...options })).body.application,

    add: async (body: AddApplication, options: CallOptions = {}) =>
      (await call('applications.add', add, { path: {}, body, advice, ...options })).body,

    /** With the SSH key of a private repository. */
    async addPrivate(body: AddPrivateApplication, options: CallOptions = {}) {
      const request = { path: {}, body, advice, ...options };
      return (await call('applications.addPrivate', addPrivate, request)).body.application;
    },
  };
}

/** Deletions are asynchronous: they return the IDs of caches that will be deleted later (docs/api.md, "Caches"). */
export function cachesOf(connection: Connection) {
  const call = callerOf(connection);
  const { list, removeAll, remove } = cacheEndpoints;
  return {
    list: async (id: string, options: CallOptions = {}) =>
      (await call('caches.list', list, { path: { id }, ...options })).body.caches,

    removeAll: async (id: string, options: CallOptions = {}) =>
      (await call('caches.removeAll', removeAll, { path: { id }, ...options })).body.caches,

    remove: async ({ appId: id, cacheId }: { appId: string; cacheId: string }, options: CallOptions = {}) =>
      (await call('caches.remove', remove, { path: { id, cacheId }, ...options })).body.caches,
  };
}

/** The token's owner must be an admin of the team. */
export function teamsOf(connection: Connection) {
  const call = callerOf(connection);
  const advice = "Check the team's members first: sending the invitation again might send a second email.";
  return {
    /** Invites a member and returns the team. Not repeated if the answer is lost: the mail may have been sent. */
    async invite({ teamId, ...body }: Invitation & { teamId: string }, options: CallOptions = {}) {
      const request = { path: { team_id: teamId }, body, advice, ...options };
      return (await call('teams.invite', teamEndpoints.invite, request)).body;
    },

    async remove({ teamId, userId }: { teamId: string; userId: string }, options: CallOptions = {}) {
      const request = { path: { team_id: teamId, user_id: userId }, ...options };
      await call('teams.remove', teamEndpoints.remove, request);
    },
  };
}
