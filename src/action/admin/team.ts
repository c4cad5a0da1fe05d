import { Invitation, teamRoles } from '../../contract/application.ts';
import { BadValue } from '../../errors.ts';
import { oneOf } from '../inputs/parsers.ts';
import { type AdminContext, runOperation } from './operations.ts';

const teamAdvice = "Set it to the team's ID in the build service.";

/** Invites a person to a team, or removes a member. */
export async function team(context: AdminContext): Promise<boolean> {
  return await runOperation(context, {
    invite: {
      takes: ['teamId', 'email', 'role'],
      read(inputs) {
        const teamId = inputs.required('teamId', teamAdvice);
        const email = inputs.needed('email', parseEmail, () => '');
        const role = inputs.needed('role', oneOf(teamRoles));
        return async ({ client, options, report }) => {
          const { _id, name, members } = await client.teams.invite({ teamId, email, role }, options);
          // Field by field: the record of a team can hold settings and keys of its integrations.
          const shown = members?.map(({ _id, email, role }) => ({ _id, email, role }));
          const team = JSON.stringify({ _id, name, members: shown });
          report({ team }, [`Invited ${email} to team ${teamId} as ${role}.`]);
        };
      },
    },
    remove: {
      takes: ['teamId', 'userId'],
      read(inputs) {
        const teamId = inputs.required('teamId', teamAdvice);
        const userId = inputs.required('userId', 'Set it to the user ID of the member to remove.');
        return async ({ client, options, report }) => {
          await client.teams.remove({ teamId, userId }, options);
          report({ team: '' }, [`Removed user ${userId} from team ${teamId}.`]);
        };
      },
    },
  });
}

function parseEmail(text: string): string {
  if (!Invitation.shape.email.safeParse(text).success)
    throw new BadValue('an e-mail address, such as ada@example.com');
  return text;
}
