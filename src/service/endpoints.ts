/** The endpoints of the service: those of the contract, and others that public clients call (docs/hosted-service.md). */

import { z } from 'zod';
import { teamRoles } from '../contract/application.ts';
import { endpoint, Timestamp } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { v3StartEndpoint } from '../contract/start.ts';

const team = { _id: z.string(), name: z.string(), applicationIds: z.array(z.string()) };

/** The team of the local service. */
const WholeTeam = z.looseObject({
  ...team,
  createdAt: Timestamp,
  members: z.array(z.looseObject({ _id: z.string(), email: z.string(), role: z.enum(teamRoles) })),
});

const SignedInUser = z.looseObject({
  user: z.looseObject({
    _id: z.string(),
    email: z.string(),
    fullName: z.string(),
    personalTeam: z.string().nullable(),
    billing: z.looseObject({}),
    teams: z.array(z.looseObject({ ...team, role: z.enum(teamRoles) })),
  }),
});

const Input = z.looseObject({
  name: z.string(),
  type: z.enum(['string', 'number', 'boolean', 'choice']),
  description: z.string().optional(),
  default: z.string().optional().describe('If there is none, each start must provide a value'),
  options: z.array(z.string()).optional().describe('Allowed values of a `choice`'),
});

const Workflow = z.looseObject({
  id: z.string(),
  source: z.looseObject({ type: z.string() }).describe('Where the workflow is defined: `file` or `ui`'),
  name: z.string(),
  inputs: z.array(Input),
});

export const RefusalBody = z.looseObject({ error: z.string() });
export type RefusalBody = z.infer<typeof RefusalBody>;

/** The newer API's form of errors (docs/hosted-service.md, "The newer API (v3)"). */
export const V3RefusalBody = z.looseObject({
  status_code: z.int(),
  detail: z.string(),
  extra: z.unknown(),
});
export type V3RefusalBody = z.infer<typeof V3RefusalBody>;

export const serviceEndpoints = {
  ...endpoints,
  applications: {
    ...endpoints.applications,
    delete: endpoint({
      method: 'DELETE',
      path: '/apps/:id',
      summary: 'Deletes an application with its builds, artefacts and caches',
      answers: { 200: undefined },
    }),
    readBranches: endpoint({
      method: 'POST',
      path: '/apps/:id/branches',
      summary: 'Starts to refresh the branches of the repository',
      answers: { 202: undefined },
    }),
  },
  teams: {
    ...endpoints.teams,
    get: endpoint({
      method: 'GET',
      path: '/team/:id',
      summary: 'Returns a team with its members',
      answers: { 200: WholeTeam },
    }),
  },
  users: {
    current: endpoint({
      method: 'GET',
      path: '/user',
      summary: 'Returns the user of the token and their teams',
      answers: { 200: SignedInUser },
    }),
  },
  v3: {
    startBuild: v3StartEndpoint,
    listWorkflows: endpoint({
      method: 'GET',
      path: '/api/v3/apps/:id/workflows',
      summary: 'Lists the workflows from the editor and from the file on the default branch',
      answers: { 200: z.looseObject({ data: z.array(Workflow) }) },
    }),
  },
};
