import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Team, teamRoles } from './team.ts';

/** The answer to `GET /user`. */
const SignedInUser = z.looseObject({
  user: z.looseObject({
    _id: z.string(),
    email: z.string(),
    teams: z.array(z.looseObject({ _id: z.string(), name: z.string(), role: z.enum(teamRoles) })),
  }),
});

/**
 * Endpoints beyond the contract that public clients call (docs/hosted-service.md, "Applications"). The local service has
 * them; the actions do not use them.
 */
export const seenEndpoints = {
  users: {
    current: endpoint({
      method: 'GET',
      path: '/user',
      summary: 'Returns the user of the token, with their teams',
      body: undefined,
      answers: { 200: SignedInUser },
      seen: undefined,
    }),
  },
  teams: {
    get: endpoint({
      method: 'GET',
      path: '/team/:id',
      summary: 'Returns a team with its members',
      body: undefined,
      answers: { 200: Team },
      seen: undefined,
    }),
  },
  applications: {
    delete: endpoint({
      method: 'DELETE',
      path: '/apps/:id',
      summary: 'Deletes an application with its builds, artefacts and caches',
      body: undefined,
      answers: { 200: undefined },
      seen: undefined,
    }),
  },
} as const;
