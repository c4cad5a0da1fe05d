import { hasEnded } from '../../contract/state.ts';
import { editorWorkflows } from '../applications/configuration.ts';
import { checkVariables } from '../applications/variables.ts';
import type { BuildRequest } from '../builds/build-request.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import { NotFound, WrongRequest } from '../errors.ts';
import { accessTo } from './access.ts';
import { buildAnswer } from './build-answer.ts';
import type { Handlers, Service } from './handler.ts';

export function buildHandlers(service: Service): Handlers['builds'] {
  const { store, builders, vault, configuration, clock, random, limits } = service;
  const access = accessTo(store);
  return {
    start({ user, body }) {
      const application = access.application({ id: body.appId, user });
      const variables = body.environment?.variables ?? {};
      checkVariables(variables);
      const ref = { branch: body.branch || null, tag: body.tag || null };
      const request: BuildRequest = {
        variables,
        groups: body.environment?.groups ?? [],
        softwareVersions: body.environment?.softwareVersions ?? {},
        instanceType: body.instanceType ?? null,
      };
      const editorWorkflow = editorWorkflows(configuration, application).get(body.workflowId);
      const id = random.hex(12);
      store.builds.add({
        id,
        appId: application.id,
        workflowId: body.workflowId,
        fromEditor: editorWorkflow !== undefined,
        ...ref,
        labels: [...new Set(body.labels ?? [])],
        workflowName: editorWorkflow?.name ?? null,
        sealedRequest: vault.seal(request),
        at: clock.now(),
      });
      service.log(`build ${id} is queued`);
      builders.wake();
      return { status: 200, json: { buildId: id } };
    },

    list({ user, query }) {
      const { appId, ...filter } = query;
      const skip = numberOf(query.skip);
      const seen = store.applications.visibleTo(user.id).filter(({ id }) => !appId || id === appId);
      const found = store.builds.list({
        appIds: seen.map(({ id }) => id),
        filter,
        skip,
        limit: limits.pageSize + 1,
      });
      const page = found.slice(0, limits.pageSize);
      const named = new Set(page.map((build) => build.appId));
      return {
        status: 200,
        json: {
          applications: seen.filter(({ id }) => named.has(id)).map(nameOf),
          builds: page.map((build) => buildAnswer(build, service)),
          nextPageUrl: found.length > page.length ? nextPage(query, skip + page.length) : null,
        },
      };
    },

    get({ user, path }) {
      const build = access.build({ id: path.id, user });
      const application = access.application({ id: build.appId, user });
      return {
        status: 200,
        json: { application: nameOf(application), build: buildAnswer(build, service) },
      };
    },

    cancel({ user, path }) {
      const build = access.build({ id: path.id, user });
      if (hasEnded(build.status)) return { status: 208, empty: true };
      builders.cancel(build);
      return { status: 200, json: {} };
    },

    stepLog({ user, path }) {
      const build = access.build({ id: path.id, user });
      const { stepId } = path;
      // Only a step's own id ever becomes part of a file's name.
      if (!build.steps.some(({ _id }) => _id === stepId))
        throw new NotFound({ what: 'log of a step', id: stepId });
      return { log: { file: service.logFile({ buildId: build.id, stepId }), stepId } };
    },
  };
}

function nameOf({ id, name }: ApplicationRecord) {
  return { _id: id, appName: name };
}

function numberOf(skip: string | undefined): number {
  if (!skip) return 0;
  if (!/^\d{1,9}$/.test(skip))
    throw new WrongRequest(`"skip" must be a whole number from 0, but ${JSON.stringify(skip)} was given`);
  return Number(skip);
}

/** Path and query of the next page: the filters of this one, and how many builds to pass over. */
function nextPage(query: Readonly<Record<string, string>>, skip: number): string {
  const filters = Object.entries(query).filter(([name, value]) => name !== 'skip' && value !== '');
  return `/builds?${new URLSearchParams([...filters, ['skip', String(skip)]])}`;
}
