import { type Call, type Handlers, page, Refusal } from './call.ts';
import { nodeId, userJson } from './identities.ts';
import type { CommitStatus } from './repository.ts';

interface Wanted {
  readonly state: string;
  readonly target_url?: string | null;
  readonly description?: string | null;
  readonly context?: string;
}

export const statuses: Handlers = {
  'repos/create-commit-status': (call) => {
    const { state, target_url, description, context = 'default' } = call.body as Wanted;
    const { sha = '' } = call.params;
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
    return { status: 201, body: statusJson(call, made) };
  },

  // "Statuses are returned in reverse chronological order. The first status in the list will be the latest one."
  'repos/list-commit-statuses-for-ref': (call) => {
    const { ref = '' } = call.params;
    const found = call.repository.statuses.filter(({ sha }) => sha === ref).toReversed();
    const path = `/repos/${call.repository.fullName}/commits/${ref}/statuses`;
    return page(
      call,
      found.map((one) => statusJson(call, one)),
      path,
    );
  },
};

function statusJson({ at, repository }: Call, one: CommitStatus): unknown {
  return {
    url: `${at.api}/repos/${repository.fullName}/statuses/${one.sha}`,
    avatar_url: null,
    id: one.id,
    node_id: nodeId('StatusContext', one.id),
    state: one.state,
    description: one.description,
    target_url: one.targetUrl,
    context: one.context,
    created_at: one.createdAt,
    updated_at: one.createdAt,
    creator: userJson(one.creator, at),
  };
}
