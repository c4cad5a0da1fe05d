import { z } from 'zod';
import { type Handlers, page, Refusal } from './call.ts';
import type { Schema } from './description.ts';
import type { Deployment } from './repository.ts';

export const deployments = {
  'repos/list-deployments': {
    route: 'GET /repos/{owner}/{repo}/deployments',
    query: ['environment', 'task', 'per_page', 'page'],
    answer(call) {
      const { searchParams } = call.url;
      const isOther = (name: string, value: string) => (searchParams.get(name) ?? value) !== value;
      const fitting = [...call.repository.deployments.values()].filter(
        ({ environment, task }) => !isOther('environment', environment) && !isOther('task', task),
      );
      return page(call, fitting.toReversed().map(deploymentJson));
    },
  },

  'repos/create-deployment': {
    route: 'POST /repos/{owner}/{repo}/deployments',
    fields: {
      ref: z.string(),
      task: z.string().optional(),
      environment: z.string().optional(),
      description: z.string().nullish(),
      transient_environment: z.boolean().optional(),
      // Without these, GitHub merges the default branch, and waits for the checks of the commit.
      auto_merge: z.literal(false),
      required_contexts: z.tuple([]),
    },
    answer(call) {
      const { ref, task, environment, transient_environment } = call.body;
      const { deployments } = call.repository;
      const made: Deployment = {
        id: deployments.size + 1,
        sha: ref,
        task: task ?? 'deploy',
        environment: environment ?? 'production',
        isTransient: transient_environment ?? false,
        state: 'pending',
        url: '',
      };
      deployments.set(made.id, made);
      return { status: 201, body: deploymentJson(made) };
    },
  },

  'repos/create-deployment-status': {
    route: 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
    fields: {
      state: z.enum(['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success']),
      environment_url: z.string().optional(),
      auto_inactive: z.boolean().optional(),
    },
    answer(call) {
      const { state, environment_url, auto_inactive = true } = call.body;
      const { deployments } = call.repository;
      const deployment = deployments.get(Number(call.params.deployment_id));
      if (!deployment) throw new Refusal(404, 'Not Found');
      // "Adds a new inactive status to all prior non-transient, non-production environment deployments with the same
      // repository and environment name. An inactive status is only added to deployments that had a success state."
      if (state === 'success' && auto_inactive)
        for (const prior of deployments.values()) if (isReplaced(prior, deployment)) prior.state = 'inactive';
      deployment.state = state;
      deployment.url = environment_url ?? deployment.url;
      return { status: 201, body: statusJson(deployment) };
    },
  },

  'repos/request-pages-build': {
    route: 'POST /repos/{owner}/{repo}/pages/builds',
    answer(call) {
      call.repository.pageBuilds += 1;
      const url = `${call.at.api}/repos/${call.repository.fullName}/pages/builds/latest`;
      return { status: 201, body: { url, status: 'queued' } };
    },
  },
} satisfies Handlers;

function isReplaced(prior: Deployment, { id, environment }: Deployment): boolean {
  return (
    prior.id < id && prior.environment === environment && !prior.isTransient && prior.state === 'success'
  );
}

function deploymentJson(one: Deployment): Schema<'deployment'> {
  return {
    id: one.id,
    sha: one.sha,
    ref: one.sha,
    task: one.task,
    environment: one.environment,
    transient_environment: one.isTransient,
  };
}

function statusJson({ state, url, environment }: Deployment): Schema<'deployment-status'> {
  return { state, environment, ...(url ? { environment_url: url } : {}) };
}
