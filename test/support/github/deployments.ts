import { type Call, type Handlers, page, Refusal } from './call.ts';
import { nodeId, userJson } from './identities.ts';
import type { Deployment } from './repository.ts';

interface Wanted {
  readonly ref: string;
  readonly task?: string;
  readonly environment?: string;
  readonly description?: string | null;
  readonly transient_environment?: boolean;
}

interface WantedStatus {
  readonly state: string;
  readonly environment_url?: string;
  readonly auto_inactive?: boolean;
}

export const deployments: Handlers = {
  'repos/list-deployments': (call) => {
    const { query, repository } = call;
    const fitting = [...repository.deployments.values()].filter(({ environment, task }) => {
      const isOther = (name: string, value: string) => query.has(name) && query.get(name) !== value;
      return !isOther('environment', environment) && !isOther('task', task);
    });
    const found = fitting.toReversed().map((one) => deploymentJson(call, one));
    return page(call, found, `/repos/${repository.fullName}/deployments`);
  },

  'repos/create-deployment': (call) => {
    const { ref, task, environment, description, transient_environment } = call.body as Wanted;
    const { repository } = call;
    const made: Deployment = {
      id: repository.deployments.size + 1,
      sha: ref,
      task: task ?? 'deploy',
      environment: environment ?? 'production',
      isTransient: transient_environment ?? false,
      description: description ?? null,
      creator: call.login,
      createdAt: call.now,
      state: 'pending',
      url: '',
    };
    repository.deployments.set(made.id, made);
    return { status: 201, body: deploymentJson(call, made) };
  },

  'repos/create-deployment-status': (call) => {
    const { state, environment_url, auto_inactive = true } = call.body as WantedStatus;
    const { repository } = call;
    const deployment = repository.deployments.get(Number(call.params.deployment_id));
    if (!deployment) throw new Refusal(404, 'Not Found');
    // "Adds a new inactive status to all prior non-transient, non-production environment deployments with the same
    // repository and environment name. An inactive status is only added to deployments that had a success state."
    if (state === 'success' && auto_inactive)
      for (const prior of repository.deployments.values())
        if (isReplaced(prior, deployment)) prior.state = 'inactive';
    deployment.state = state;
    deployment.url = environment_url ?? deployment.url;
    return { status: 201, body: statusJson(call, deployment) };
  },

  'repos/request-pages-build': (call) => {
    call.repository.pageBuilds += 1;
    const url = `${call.at.api}/repos/${call.repository.fullName}/pages/builds/latest`;
    return { status: 201, body: { url, status: 'queued' } };
  },
};

function isReplaced(prior: Deployment, { id, environment }: Deployment): boolean {
  return (
    prior.id < id && prior.environment === environment && !prior.isTransient && prior.state === 'success'
  );
}

function deploymentJson(call: Call, one: Deployment): unknown {
  const url = `${addressOf(call)}/deployments/${one.id}`;
  return {
    url,
    id: one.id,
    node_id: nodeId('Deployment', one.id),
    sha: one.sha,
    ref: one.sha,
    task: one.task,
    payload: {},
    original_environment: one.environment,
    environment: one.environment,
    description: one.description,
    creator: userJson(one.creator, call.at),
    created_at: one.createdAt,
    updated_at: one.createdAt,
    statuses_url: `${url}/statuses`,
    repository_url: addressOf(call),
    transient_environment: one.isTransient,
    production_environment: false,
  };
}

function statusJson(call: Call, one: Deployment): unknown {
  const deployment = `${addressOf(call)}/deployments/${one.id}`;
  return {
    url: `${deployment}/statuses/1`,
    id: 1,
    node_id: nodeId('DeploymentStatus', 1),
    state: one.state,
    creator: userJson(call.login, call.at),
    description: '',
    environment: one.environment,
    target_url: deployment,
    created_at: call.now,
    updated_at: call.now,
    deployment_url: deployment,
    repository_url: addressOf(call),
    ...(one.url ? { environment_url: one.url } : {}),
  };
}

function addressOf({ at, repository }: Call): string {
  return `${at.api}/repos/${repository.fullName}`;
}
