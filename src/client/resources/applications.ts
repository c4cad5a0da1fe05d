import type { AddApplication, AddPrivateApplication, Invitation } from '../../contract/application.ts';
import type { Connection } from '../connection.ts';
import { type CallOptions, callerOf } from '../http/call.ts';

/** Imported on demand, as in `builds.ts`. */
const contract = () => import('../../contract/application.ts');

export function applicationsOf(connection: Connection) {
  const call = callerOf(connection);
  return {
    async list(options: CallOptions = {}) {
      const { list } = (await contract()).applicationEndpoints;
      return (await call('applications.list', list, { path: {}, ...options })).body.applications;
    },

    /** One application, with its branches. */
    async get(id: string, options: CallOptions = {}) {
      const { get } = (await contract()).applicationEndpoints;
      return (await call('applications.get', get, { path: { id }, ...options })).body.application;
    },

    /** Adds a repository. Not repeated if the answer is lost: the application may already exist. */
    async add(body: AddApplication, options: CallOptions = {}) {
      const { add } = (await contract()).applicationEndpoints;
      return (await call('applications.add', add, { path: {}, body, ...options })).body;
    },

    /** Adds a private repository with its SSH key. Not repeated either. */
    async addPrivate(body: AddPrivateApplication, options: CallOptions = {}) {
      const { addPrivate } = (await contract()).applicationEndpoints;
      const request = { path: {}, body, ...options };
      return (await call('applications.addPrivate', addPrivate, request)).body.application;
    },
  };
}

/** Deletions are asynchronous: they return the IDs of caches that will be deleted later (docs/api.md, "Caches"). */
export function cachesOf(connection: Connection) {
  const call = callerOf(connection);
  return {
    async list(id: string, options: CallOptions = {}) {
      const { list } = (await contract()).cacheEndpoints;
      return (await call('caches.list', list, { path: { id }, ...options })).body.caches;
    },

    /** Starts to remove all caches of the application; returns their IDs. */
    async removeAll(id: string, options: CallOptions = {}) {
      const { removeAll } = (await contract()).cacheEndpoints;
      return (await call('caches.removeAll', removeAll, { path: { id }, ...options })).body.caches;
    },

    /** Starts to remove one cache; returns its ID. */
    async remove({ appId: id, cacheId }: { appId: string; cacheId: string }, options: CallOptions = {}) {
      const { remove } = (await contract()).cacheEndpoints;
      return (await call('caches.remove', remove, { path: { id, cacheId }, ...options })).body.caches;
    },
  };
}

/** The token's owner must be an admin of the team. */
export function teamsOf(connection: Connection) {
  const call = callerOf(connection);
  return {
    /** Invites a member and returns the team. Not repeated if the answer is lost: the mail may have been sent. */
    async invite({ teamId, ...body }: Invitation & { teamId: string }, options: CallOptions = {}) {
      const { invite } = (await contract()).teamEndpoints;
      return (await call('teams.invite', invite, { path: { team_id: teamId }, body, ...options })).body;
    },

    /** Removes a member. */
    async remove({ teamId, userId }: { teamId: string; userId: string }, options: CallOptions = {}) {
      const { remove } = (await contract()).teamEndpoints;
      await call('teams.remove', remove, { path: { team_id: teamId, user_id: userId }, ...options });
    },
  };
}
