import { z } from 'zod';
import {
  AddApplication,
  AddPrivateApplication,
  Application,
  ApplicationName,
  ApplicationWithBranches,
  SeenApplication,
  SeenApplicationName,
} from './application.ts';
import { PublicUrl, PublicUrlRequest, SeenPublicUrl } from './artefact.ts';
import {
  BuildAnswer,
  BuildFilter,
  BuildPage,
  CanceledBuild,
  SeenBuildAnswer,
  SeenBuildPage,
} from './build.ts';
import { Cache, CacheDeletion, SeenCache, SeenCacheDeletion } from './cache.ts';
import { endpoint } from './endpoint.ts';
import { startEndpoint } from './start.ts';
import { LogPart } from './step.ts';
import { Invitation, Team } from './team.ts';
import { readable } from './tolerant.ts';

/**
 * Every endpoint of docs/api.md, and the log of a step (docs/hosted-service.md, "Steps and logs"), as noun and verb.
 * `answers` is what the local service sends, `seen` what the client reads, and `form` decides how large an answer may
 * be.
 */
export const endpoints = {
  builds: {
    start: startEndpoint,
    list: endpoint({
      method: 'GET',
      path: '/builds',
      summary: 'Lists builds of the history, newest first',
      query: BuildFilter,
      body: undefined,
      answers: { 200: BuildPage },
      form: 'page',
      seen: SeenBuildPage,
    }),
    get: endpoint({
      method: 'GET',
      path: '/builds/:id',
      summary: 'Returns one build',
      body: undefined,
      answers: { 200: BuildAnswer },
      form: 'build',
      seen: SeenBuildAnswer,
    }),
    cancel: endpoint({
      method: 'POST',
      path: '/builds/:id/cancel',
      summary: 'Cancels a build; 208 when it has already finished',
      body: undefined,
      answers: { 200: CanceledBuild, 208: undefined },
      seen: undefined,
    }),
    stepLog: endpoint({
      method: 'GET',
      path: '/builds/:id/step/:stepId',
      summary: 'The log of a step, as text (beyond the contract)',
      query: LogPart,
      body: undefined,
      answers: { 200: undefined },
      seen: undefined,
    }),
  },
  applications: {
    list: endpoint({
      method: 'GET',
      path: '/apps',
      summary: 'Lists applications',
      body: undefined,
      answers: { 200: z.looseObject({ applications: z.array(Application) }) },
      seen: z.looseObject({ applications: readable(SeenApplication) }),
    }),
    get: endpoint({
      method: 'GET',
      path: '/apps/:id',
      summary: 'Returns one application with its branches',
      body: undefined,
      answers: { 200: z.looseObject({ application: ApplicationWithBranches }) },
      seen: z.looseObject({ application: SeenApplication }),
    }),
    add: endpoint({
      method: 'POST',
      path: '/apps',
      summary: 'Adds a Git repository as an application',
      sent: 'once',
      body: AddApplication,
      answers: { 200: ApplicationName },
      seen: SeenApplicationName,
    }),
    addPrivate: endpoint({
      method: 'POST',
      path: '/apps/new',
      summary: 'Adds a private Git repository with an SSH key',
      sent: 'once',
      body: AddPrivateApplication,
      answers: { 200: z.looseObject({ application: ApplicationName }) },
      seen: z.looseObject({ application: SeenApplicationName }),
    }),
  },
  caches: {
    list: endpoint({
      method: 'GET',
      path: '/apps/:id/caches',
      summary: 'Lists the stored caches of an application',
      body: undefined,
      answers: { 200: z.looseObject({ caches: z.array(Cache) }) },
      seen: z.looseObject({ caches: readable(SeenCache) }),
    }),
    removeAll: endpoint({
      method: 'DELETE',
      path: '/apps/:id/caches',
      summary: 'Starts to remove all stored caches of an application',
      body: undefined,
      answers: { 202: CacheDeletion },
      seen: SeenCacheDeletion,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/apps/:id/caches/:cacheId',
      summary: 'Starts to remove one stored cache',
      body: undefined,
      answers: { 202: CacheDeletion },
      seen: SeenCacheDeletion,
    }),
  },
  teams: {
    invite: endpoint({
      method: 'POST',
      path: '/team/:team_id/invitation',
      summary: 'Invites a member to a team',
      sent: 'once',
      body: Invitation,
      answers: { 200: Team },
      seen: Team,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/team/:team_id/collaborator/:user_id',
      summary: 'Removes a member from a team',
      body: undefined,
      answers: { 200: undefined },
      seen: undefined,
    }),
  },
  artefacts: {
    download: endpoint({
      method: 'GET',
      path: '/artifacts/:secureFilename',
      summary: 'Downloads an artefact with the token; may redirect to where it is stored',
      body: undefined,
      answers: { 200: undefined, 302: undefined },
      seen: undefined,
    }),
    createPublicUrl: endpoint({
      method: 'POST',
      path: '/artifacts/:secureFilename/public-url',
      summary: 'Creates a public download URL for an artefact',
      body: PublicUrlRequest,
      answers: { 200: PublicUrl },
      seen: SeenPublicUrl,
    }),
  },
} as const;
