import type { z } from 'zod';
import type {
  AddApplication,
  AddPrivateApplication,
  SeenApplication,
  SeenApplicationName,
} from '../../contract/application.ts';
import type { Connection } from '../connection.ts';
import { type CallOptions, call } from '../http/call.ts';
import { endpoints } from './endpoints.ts';

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
    async list({ signal } = {}) {
      const { body } = await call(
        (await endpoints()).applications.list,
        { operation: 'applications.list', kind: 'read', path: {}, signal },
        connection,
      );
      return body.applications;
    },

    async get(id, { signal } = {}) {
      const { body } = await call(
        (await endpoints()).applications.get,
        { operation: 'applications.get', kind: 'read', path: { id }, signal },
        connection,
      );
      return body.application;
    },

    async add(application, { signal } = {}) {
      const { body } = await call(
        (await endpoints()).applications.add,
        { operation: 'applications.add', kind: 'start', path: {}, body: application, signal },
        connection,
      );
      return addedApplication(body);
    },

    async addPrivate(application, { signal } = {}) {
      const { body } = await call(
        (await endpoints()).applications.addPrivate,
        { operation: 'applications.addPrivate', kind: 'start', path: {}, body: application, signal },
        connection,
      );
      return addedApplication(body.application);
    },
  };
}

function addedApplication({ _id, appName }: z.infer<typeof SeenApplicationName>): AddedApplication {
  return appName ? { _id, appName } : { _id };
}
