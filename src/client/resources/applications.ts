import type { AddApplication, AddPrivateApplication, Invitation } from '../../contract/application.ts';
import type { Connection } from '../connection.ts';
import { type CallOptions, call } from '../http/call.ts';

/** Imported on demand, as in `builds.ts`. */
const contract = () => import('../../contract/application.ts');

export type Applications = ReturnType<typeof applicationsOf>;

type AddedApplication = { readonly _id: string; readonly appName?: string };

export function applicationsOf(connection: Connection) {
  const added = ({ _id, appName }: { _id: string; appName?: string | null | undefined }): AddedApplication =>
    appName ? { _id, appName } : { _id };
  return {
    async list(options: CallOptions = {}) {
      const { list: endpoint } = (await contract()).applicationEndpoints;
      const request = { operation: 'applications.list', endpoint, path: {}, ...options };
      return (await call(request, connection)).body.applications;
    },

    /** One application, with its branches. */
    async get(id: string, options: CallOptions = {}) {
      const { get: endpoint } = (await contract()).applicationEndpoints;
      const request = { operation: 'applications.get', endpoint, path: { id }, ...options };
      return (await call(request, connection)).body.application;
    },

    /**
     * Its workflows, also those of the file on the default branch, through the newer API: the token goes to the origin of
     * that API.
     */
    async workflows(id: string, options: CallOptions = {}) {
      const { listWorkflows: endpoint } = (await import('../../contract/v3/endpoints.ts')).v3Endpoints.v3;
      const request = { operation: 'v3.listWorkflows', endpoint, path: { id }, ...options };
      return (await call(request, connection)).body.data;
    },

    /** Adds a repository. Not repeated if the answer is lost: the application may already exist. */
    async add(body: AddApplication, options: CallOptions = {}) {
      const { add: endpoint } = (await contract()).applicationEndpoints;
      const request = { operation: 'applications.add', endpoint, path: {}, body, ...options };
      return added((await call(request, connection)).body);
    },

    /** Adds a private repository with its SSH key. Not repeated either. */
    async addPrivate(body: AddPrivateApplication, options: CallOptions = {}) {
      const { addPrivate: endpoint } = (await contract()).applicationEndpoints;
      const request = { operation: 'applications.addPrivate', endpoint, path: {}, body, ...options };
      return added((await call(request, connection)).body.application);
    },
  };
}

export type Caches = ReturnType<typeof cachesOf>;

/** Deletions are asynchronous: they return the IDs of caches that will be deleted later (docs/api.md, "Caches"). */
export function cachesOf(connection: Connection) {
  return {
    async list(id: string, options: CallOptions = {}) {
      const { list: endpoint } = (await contract()).cacheEndpoints;
      const request = { operation: 'caches.list', endpoint, path: { id }, ...options };
      return (await call(request, connection)).body.caches;
    },

    /** Starts to remove all caches of the application; returns their IDs. */
    async removeAll(id: string, options: CallOptions = {}) {
      const { removeAll: endpoint } = (await contract()).cacheEndpoints;
      const request = { operation: 'caches.removeAll', endpoint, path: { id }, ...options };
      return (await call(request, connection)).body.caches;
    },

    /** Starts to remove one cache; returns its ID. */
    async remove({ appId, cacheId }: { appId: string; cacheId: string }, options: CallOptions = {}) {
      const { remove: endpoint } = (await contract()).cacheEndpoints;
      const request = { operation: 'caches.remove', endpoint, path: { id: appId, cacheId }, ...options };
      return (await call(request, connection)).body.caches;
    },
  };
}

export type Teams = ReturnType<typeof teamsOf>;

/** The token's owner must be an admin of the team. */
export function teamsOf(connection: Connection) {
  return {
    /** Invites a member and returns the team. Not repeated if the answer is lost: the mail may have been sent. */
    async invite({ teamId, ...body }: Invitation & { teamId: string }, options: CallOptions = {}) {
      const { invite: endpoint } = (await contract()).teamEndpoints;
      const request = { operation: 'teams.invite', endpoint, path: { team_id: teamId }, body, ...options };
      return (await call(request, connection)).body;
    },

    /** Removes a member. */
    async remove({ teamId, userId }: { teamId: string; userId: string }, options: CallOptions = {}) {
      const { remove: endpoint } = (await contract()).teamEndpoints;
      const path = { team_id: teamId, user_id: userId };
      await call({ operation: 'teams.remove', endpoint, path, ...options }, connection);
    },
  };
}
