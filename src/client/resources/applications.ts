import type { z } from 'zod';
import type {
  AddApplication,
  AddPrivateApplication,
  SeenApplication,
  SeenApplicationName,
} from '../../contract/application.ts';
import type { Connection } from '../connection.ts';
import { type CallOptions, call } from '../http/call.ts';

export interface Applications {
  list(options?: CallOptions): Promise<SeenApplication[]>;
  /** One application, with its branches. */
  get(id: string, options?: CallOptions): Promise<SeenApplication>;
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
