import type { z } from 'zod';
import type {
  AddApplication,
  AddPrivateApplication,
  Invitation,
  SeenApplication,
  SeenApplicationName,
  SeenCache,
  Team,
} from '../../contract/application.ts';
import type { SeenWorkflow } from '../../contract/v3/endpoints.ts';
import type { Connection } from '../connection.ts';
import { type CallOptions, call } from '../http/call.ts';

export interface Applications {
  list(options?: CallOptions): Promise<SeenApplication[]>;
  /** One application, with its branches. */
  get(id: string, options?: CallOptions): Promise<SeenApplication>;
  /**
   * Its workflows, also those of the file on the default branch, through the newer API: the token goes to the origin of
   * that API.
   */
  workflows(id: string, options?: CallOptions): Promise<SeenWorkflow[]>;
  /** Adds a repository. Not repeated if the answer is lost: the application may already exist. */
  add(body: AddApplication, options?: CallOptions): Promise<AddedApplication>;
  /** Adds a private repository with its SSH key. Not repeated either. */
  addPrivate(body: AddPrivateApplication, options?: CallOptions): Promise<AddedApplication>;
}

type AddedApplication = { readonly _id: string; readonly appName?: string };

export function applicationsOf(connection: Connection): Applications {
  return {
    list: async ({ signal } = {}) =>
      (await call('applications.list', { path: {}, signal }, connection)).body.applications,

    get: async (id, { signal } = {}) =>
      (await call('applications.get', { path: { id }, signal }, connection)).body.application,

    workflows: async (id, { signal } = {}) =>
      (await call('v3.listWorkflows', { path: { id }, signal }, connection)).body.data,

    add: async (body, { signal } = {}) =>
      addedApplication((await call('applications.add', { path: {}, body, signal }, connection)).body),

    async addPrivate(application, { signal } = {}) {
      const request = { path: {}, body: application, signal };
      return addedApplication((await call('applications.addPrivate', request, connection)).body.application);
    },
  };
}

function addedApplication({ _id, appName }: z.infer<typeof SeenApplicationName>): AddedApplication {
  return appName ? { _id, appName } : { _id };
}

/** Deletions are asynchronous: they return the IDs of caches that will be deleted later (docs/api.md, "Caches"). */
export interface Caches {
  list(appId: string, options?: CallOptions): Promise<SeenCache[]>;
  /** Starts to remove all caches of the application; returns their IDs. */
  removeAll(appId: string, options?: CallOptions): Promise<string[]>;
  /** Starts to remove one cache; returns its ID. */
  remove(cache: { appId: string; cacheId: string }, options?: CallOptions): Promise<string[]>;
}

export function cachesOf(connection: Connection): Caches {
  return {
    list: async (id, { signal } = {}) =>
      (await call('caches.list', { path: { id }, signal }, connection)).body.caches,

    removeAll: async (id, { signal } = {}) =>
      (await call('caches.removeAll', { path: { id }, signal }, connection)).body.caches,

    remove: async ({ appId, cacheId }, { signal } = {}) =>
      (await call('caches.remove', { path: { id: appId, cacheId }, signal }, connection)).body.caches,
  };
}

/** The token's owner must be an admin of the team. */
export interface Teams {
  /** Invites a member and returns the team. Not repeated if the answer is lost: the mail may have been sent. */
  invite(invitation: Invitation & { teamId: string }, options?: CallOptions): Promise<Team>;
  /** Removes a member. */
  remove(member: { teamId: string; userId: string }, options?: CallOptions): Promise<void>;
}

export function teamsOf(connection: Connection): Teams {
  return {
    async invite({ teamId, ...body }, { signal } = {}) {
      return (await call('teams.invite', { path: { team_id: teamId }, body, signal }, connection)).body;
    },

    async remove({ teamId, userId }, { signal } = {}) {
      await call('teams.remove', { path: { team_id: teamId, user_id: userId }, signal }, connection);
    },
  };
}
