import { z } from 'zod';
import { type Handlers, page, Refusal } from './call.ts';
import type { Schema } from './description.ts';
import { userJson } from './identities.ts';
import type { CommitStatus } from './repository.ts';

export const statuses = {
  'repos/create-commit-status': {
    route: 'POST /repos/{owner}/{repo}/statuses/{sha}',
    fields: {
      state: z.enum(['error', 'failure', 'pending', 'success']),
      target_url: z.string().nullish(),
      description: z.string().nullish(),
      context: z.string().optional(),
    },
    answer(call) {
      const { state, target_url, description, context = 'default' } = call.body;
      const { sha } = call.params;
      const { statuses } = call.repository;
      if (!/^[0-9a-f]{40}$/.test(sha)) throw new Refusal(422, `No commit found for SHA: ${sha}`);
      if ((description ?? '').length > 140)
        throw new Refusal(422, 'Validation Failed: description is too long (maximum is 140 characters)');
      const made: CommitStatus = {
        id: statuses.length + 1,
        ...{ sha, state, context },
        targetUrl: target_url ?? null,
        description: description ?? null,
        creator: call.login,
        createdAt: call.now,
      };
      statuses.push(made);
      return { status: 201, body: statusJson(made) };
    },
  },

  // The newest status of each context.
  'repos/get-combined-status-for-ref': {
    route: 'GET /repos/{owner}/{repo}/commits/{ref}/status',
    query: ['per_page', 'page'],
    answer(call) {
      const found = call.repository.statuses.filter(({ sha }) => sha === call.params.ref);
      const newest = new Map(found.map((one) => [one.context.toLowerCase(), one]));
      const { body, ...rest } = page(call, [...newest.values()].map(statusJson));
      return { ...rest, body: { sha: call.params.ref, total_count: newest.size, statuses: body } };
    },
  },
} satisfies Handlers;

function statusJson(one: CommitStatus): Schema<'status'> {
  return {
    id: one.id,
    state: one.state,
    description: one.description,
    target_url: one.targetUrl,
    context: one.context,
    created_at: one.createdAt,
    updated_at: one.createdAt,
    creator: userJson(one.creator),
  };
}
