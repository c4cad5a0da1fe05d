import { z } from 'zod';

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
export type Team = z.infer<typeof Team>;
