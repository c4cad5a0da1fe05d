/** Applications, their caches, and the people who share them: records and endpoints. */

import { z } from 'zod';
import { endpoint, readable, Timestamp, tolerant } from './endpoint.ts';

/** A Git repository that the service builds. Its workflows are those of the workflow editor, not those of a YAML file. */
export const Application = z.looseObject({
  _id: z.string(),
  appName: z.string(),
  workflowIds: z.array(z.string()),
  workflows: z.record(z.string(), z.looseObject({ name: z.string() })).describe('Workflow id to its name'),
});

/** `GET /apps/:id` adds the branches. The service sends more fields (docs/hosted-service.md, "Applications"). */
export const ApplicationWithBranches = z.looseObject({ ...Application.shape, branches: z.array(z.string()) });
export type ApplicationWithBranches = z.infer<typeof ApplicationWithBranches>;

/** Platforms, and versions of software by setting; beyond the contract. */
export const BuildSettings = z.looseObject({
  flutterVersion: z.string(),
  xcodeVersion: z.string(),
  platforms: z.array(z.string()),
});
export type BuildSettings = z.infer<typeof BuildSettings>;

/** The short form of an application: next to a build, and when it was just added. */
export const ApplicationName = z.looseObject({ _id: z.string(), appName: z.string() });
export type ApplicationName = z.infer<typeof ApplicationName>;

export const SeenApplication = tolerant(
  {
    ...Application.shape,
    workflowIds: readable(z.string(), 1_000),
    branches: readable(z.string(), 10_000),
  },
  ['_id'],
);
export type SeenApplication = z.infer<typeof SeenApplication>;

export const SeenApplicationName = tolerant(ApplicationName.shape, ['_id']);

export const AddApplication = z.looseObject({
  repositoryUrl: z.string().min(1).describe('SSH or HTTPS URL for cloning'),
  teamId: z.string().nullish().describe('Adds the application to this team (team admins only)'),
});
export type AddApplication = z.infer<typeof AddApplication>;

/** A whole private key as PEM, with its first and last line. */
export const wholePrivateKey = /^-----BEGIN ((?:[A-Z]+ )?PRIVATE KEY)-----\n[\s\S]+\n-----END \1-----$/;

export const AddPrivateApplication = z.looseObject({
  ...AddApplication.shape,
  sshKey: z.looseObject({
    data: z.string().min(1).describe('Base64 of the private key file'),
    passphrase: z.string().nullable().describe('null when the key has none'),
  }),
  projectType: z.string().nullish().describe('`flutter-app` for a Flutter application'),
});
export type AddPrivateApplication = z.infer<typeof AddPrivateApplication>;

export const applicationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/apps',
    summary: 'Lists applications',
    answers: {
      200: z.looseObject({
        applications: z.array(Application),
        builds: z
          .array(z.looseObject({ _id: z.string() }))
          .optional()
          .describe('The last build of each'),
      }),
    },
    tolerant: z.looseObject({ applications: readable(SeenApplication, 10_000) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/apps/:id',
    summary: 'Returns one application with its branches',
    answers: {
      200: z.looseObject({ application: ApplicationWithBranches }),
    },
    tolerant: z.looseObject({ application: SeenApplication }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/apps',
    summary: 'Adds a Git repository as an application',
    body: AddApplication,
    answers: { 200: ApplicationName },
    tolerant: SeenApplicationName,
  }),
  addPrivate: endpoint({
    method: 'POST',
    path: '/apps/new',
    summary: 'Adds a private Git repository with an SSH key',
    body: AddPrivateApplication,
    answers: { 200: z.looseObject({ application: ApplicationName }) },
    tolerant: z.looseObject({ application: SeenApplicationName }),
  }),
};

export const Cache = z.looseObject({
  _id: z.string(),
  appId: z.string(),
  workflowId: z.string(),
  lastUsed: Timestamp,
  size: z.int().nonnegative().describe('Bytes'),
});
export type Cache = z.infer<typeof Cache>;

export const SeenCache = tolerant({ ...Cache.shape, lastUsed: z.string() }, ['_id']);
export type SeenCache = z.infer<typeof SeenCache>;

/** The answer to a deletion, which has been started and completes later. */
const CacheDeletion = z.looseObject({
  caches: z.array(z.string()).describe('Ids of the caches to delete'),
  message: z.string(),
});

const SeenCacheDeletion = tolerant({ caches: readable(z.string(), 10_000) }, ['caches']);

export const cacheEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/apps/:id/caches',
    summary: 'Lists the stored caches of an application',
    answers: { 200: z.looseObject({ caches: z.array(Cache) }) },
    tolerant: z.looseObject({ caches: readable(SeenCache, 10_000) }),
  }),
  removeAll: endpoint({
    method: 'DELETE',
    path: '/apps/:id/caches',
    summary: 'Starts to remove all stored caches of an application',
    answers: { 202: CacheDeletion },
    tolerant: SeenCacheDeletion,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/apps/:id/caches/:cacheId',
    summary: 'Starts to remove one stored cache',
    answers: { 202: CacheDeletion },
    tolerant: SeenCacheDeletion,
  }),
};

/** `owner` is shown as Admin in the user interface, `developer` as Member. */
export const teamRoles = ['owner', 'developer'] as const;
export type TeamRole = (typeof teamRoles)[number];

export const Invitation = z.looseObject({
  email: z.email().describe('Address of the invited user'),
  role: z.enum(teamRoles),
});
export type Invitation = z.infer<typeof Invitation>;

/** The contract does not show the fields of a team, so all of them are accepted. */
export const Team = z.looseObject({});

const SeenMember = tolerant({ _id: z.string(), email: z.string(), role: z.string() }, ['_id']);

const SeenTeam = tolerant({ _id: z.string(), name: z.string(), members: readable(SeenMember, 1_000) }, []);

export const teamEndpoints = {
  invite: endpoint({
    method: 'POST',
    path: '/team/:team_id/invitation',
    summary: 'Invites a member to a team',
    body: Invitation,
    answers: { 200: Team },
    tolerant: SeenTeam,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/team/:team_id/collaborator/:user_id',
    summary: 'Removes a member from a team',
    answers: { 200: undefined },
  }),
};
