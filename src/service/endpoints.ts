/** The endpoints of the service: those of the contract, and those beyond it that public clients call (docs/hosted-service.md). */

import { z } from 'zod';
import { teamRoles } from '../contract/application.ts';
import { type Endpoint, endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { Timestamp } from '../contract/values.ts';
import { v3ServiceEndpoints } from './v3-endpoints.ts';

/** The value that is shown in place of a secret one. */
export const hiddenValue = '[HIDDEN]';

const name = z.string().min(1).max(256);

const Variable = z.looseObject({
  id: z.string(),
  key: z.string(),
  value: z.string().describe(`\`${hiddenValue}\` for a secure one`),
  group: z.string(),
  secure: z.boolean(),
});
export type Variable = z.infer<typeof Variable>;

const NewValue = z.looseObject({
  value: z.string(),
  secure: z.boolean().nullish().describe('Whether responses hide the value (default: true)'),
});

const AddVariable = z.looseObject({
  ...NewValue.shape,
  key: name.describe('Name of the variable'),
  group: name.describe('Name of the group; it does not have to exist yet'),
});

const update = {
  path: '/apps/:id/variables/:variableId',
  summary: 'Changes the value of a variable',
  body: NewValue,
  answers: { 200: Variable },
} as const;

const variables = {
  list: endpoint({
    method: 'GET',
    path: '/apps/:id/variables',
    summary: 'Lists the variables of an application, without the values of secure variables',
    answers: { 200: z.array(Variable) },
  }),
  add: endpoint({
    method: 'POST',
    path: '/apps/:id/variables',
    summary: 'Adds a variable to a group',
    body: AddVariable,
    answers: { 200: Variable },
  }),
  update: endpoint({ method: 'PUT', ...update }),
  /** Documented by the vendor; clients also use PUT. */
  updateByPost: endpoint({ method: 'POST', ...update }),
  remove: endpoint({
    method: 'DELETE',
    path: '/apps/:id/variables/:variableId',
    summary: 'Removes a variable',
    answers: { 204: undefined },
  }),
};

/** The team of the local service. */
const WholeTeam = z.looseObject({
  _id: z.string(),
  name: z.string(),
  createdAt: Timestamp,
  applicationIds: z.array(z.string()),
  members: z.array(z.looseObject({ _id: z.string(), email: z.string(), role: z.enum(teamRoles) })),
});

/** The answer to `GET /user`. */
const SignedInUser = z.looseObject({
  user: z.looseObject({
    _id: z.string(),
    email: z.string(),
    fullName: z.string(),
    personalTeam: z.string().nullable(),
    billing: z.looseObject({}),
    teams: z.array(
      z.looseObject({
        _id: z.string(),
        name: z.string(),
        role: z.enum(teamRoles),
        applicationIds: z.array(z.string()),
      }),
    ),
  }),
});

const users = {
  current: endpoint({
    method: 'GET',
    path: '/user',
    summary: 'Returns the user of the token and their teams',
    answers: { 200: SignedInUser },
  }),
};

const LogPart = z.looseObject({
  offset: z
    .string()
    .regex(/^-?\d{1,15}$/, 'expected a whole number of bytes')
    .optional()
    .describe(
      'Returns only the lines from this byte on, at most 1 MiB; a negative number counts from the end',
    ),
});

export const serviceEndpoints = {
  ...endpoints,
  builds: {
    ...endpoints.builds,
    start: { ...endpoints.builds.start, multipart: true },
    stepLog: { ...endpoints.builds.stepLog, query: LogPart },
  },
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
    listWebhooks: endpoint({
      method: 'GET',
      path: '/apps/:id/webhooks',
      summary: 'Returns an empty list: only the API starts builds here',
      answers: { 200: z.array(z.never()) },
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
  users,
  variables,
  v3: v3ServiceEndpoints,
};

export interface ServiceEndpoint extends Endpoint {
  /** Also accepts a multipart body: the part `data` is the body, `config` a workflow file. */
  readonly multipart?: boolean;
}
