import type { RunEvent } from './event.ts';
import type { Value } from './expression.ts';
import type { WorkflowFile } from './workflow-file.ts';
import type { World } from './world.ts';

interface Facts {
  readonly file: WorkflowFile;
  readonly event: RunEvent;
  readonly world: World;
  readonly runId: string;
}

/** The `github` context of a run, without what each job adds. A called workflow sees its caller's. */
export function githubContext({ file, event, world, runId }: Facts): Record<string, Value> {
  const [, kind, name = ''] = /^refs\/(heads|tags|pull)\/(.*)$/.exec(event.ref) ?? [];
  return {
    event_name: event.name,
    event: event.payload,
    ref: event.ref,
    ref_name: name,
    ref_type: kind === 'tags' ? 'tag' : 'branch',
    sha: event.sha,
    head_ref: event.headRef,
    base_ref: event.baseRef,
    actor: event.actor,
    triggering_actor: event.actor,
    repository: file.repository,
    repository_owner: file.repository.split('/')[0] ?? '',
    run_id: runId,
    run_number: '7',
    run_attempt: '1',
    workflow: file.workflow.name ?? file.path,
    workflow_ref: `${file.repository}/${file.path}@${event.ref}`,
    server_url: world.github.serverUrl,
    api_url: world.github.apiUrl,
    graphql_url: world.github.graphqlUrl,
  };
}

/** The variables that a process gets of it: those that GitHub documents. */
export function githubVariables(context: Readonly<Record<string, Value>>): Record<string, string> {
  const texts = Object.entries(context).flatMap(([key, value]) =>
    typeof value === 'string' && key !== 'token' ? [[`GITHUB_${key.toUpperCase()}`, value]] : [],
  );
  return Object.fromEntries(texts);
}
