import { join } from 'node:path';
import { variableName } from '../../assignments.ts';
import type { StartBuild } from '../../contract/start.ts';
import { hasEnded, type Ref } from '../../contract/values.ts';
import { editorWorkflows } from '../configuration.ts';
import type { User } from '../data/store/accounts.ts';
import type { BuildRecord, BuildRequest } from '../data/store/build-record.ts';
import { known, plainText, WrongRequest } from '../errors.ts';
import { applicationAnswer } from './applications.ts';
import { buildAnswer, buildSettings } from './build-answer.ts';
import type { Handlers, Service } from './handler.ts';
import { logResponse } from './response.ts';

export function buildHandlers(service: Service): Handlers['builds'] {
  const { store, access, queue, quirks } = service;
  return {
    start: (call) => Response.json({ buildId: startBuild(service, call) }),

    list: ({ user, query }) => Response.json(listBuilds(service, user, quirks.queryOf(query))),

    get({ user, path }) {
      const build = access.build({ id: path.id, user });
      const application = access.application({ id: build.appId, user });
      return Response.json({
        application: applicationAnswer(application, service),
        build: buildAnswer(build, application, service),
      });
    },

    cancel({ user, path }) {
      const build = access.build({ id: path.id, user });
      if (hasEnded(build.status)) return new Response(null, { status: 208 });
      const application = access.application({ id: build.appId, user });
      queue.cancel(build);
      const canceled = store.builds.find(build.id) ?? build;
      return Response.json({ build: buildAnswer(canceled, application, service) });
    },

    stepLog: ({ user, path, request }) =>
      logResponse(stepLogFile(service, { user, ...path }), request, 'styles'),
  };
}

/** One page of the builds that a user can see, newest first. */
export function listBuilds(service: Service, user: User, query: Readonly<Record<string, string>>) {
  const { store, limits } = service;
  const { appId, status, ...filter } = query;
  const skip = numberOf(query, 'skip') ?? 0;
  const limit = Math.min(numberOf(query, 'limit') || limits.pageSize, limits.longestPage);
  const visible = store.applications.visibleTo(user.id);
  const appIds = visible.flatMap(({ id }) => (!appId || id === appId ? [id] : []));
  const { builds, hasMore } = store.builds.list({ appIds, filter, status, skip, limit });
  return {
    applications: visible.map((application) => applicationAnswer(application, service)),
    builds: builds.flatMap((build) => {
      const application = visible.find(({ id }) => id === build.appId);
      return application ? [buildAnswer(build, application, service)] : [];
    }),
    nextPageUrl: hasMore ? nextPage(query, skip + limit) : null,
  };
}

/** The file of a step's log; it exists once the step has written to it. @throws Refusal for an unknown step */
export function stepLogFile(
  { folder, access }: Service,
  { user, id, stepId }: { user: User; id: string; stepId: string },
): string {
  const { steps } = access.build({ id, user });
  // Checked against the steps of the build, so that only a known id becomes part of a file name.
  const step = steps.find(({ _id }) => _id === stepId);
  return join(folder.logs, id, `${known(step, 'log of a step', stepId)._id}.log`);
}

/** Queues a build for either version of the API, and returns its id. @throws Refusal */
export function startBuild(
  service: Service,
  { user, body, inputs = {} }: { user: User; body: StartBuild; inputs?: BuildRecord['inputs'] },
): string {
  const { store, access, queue, configuration, clock, random } = service;
  const application = access.application({ id: body.appId, user });
  const variables = body.environment?.variables ?? {};
  checkVariables(variables);
  const request: BuildRequest = {
    variables,
    groups: body.environment?.groups ?? [],
    softwareVersions: body.environment?.softwareVersions ?? {},
    instanceType: body.instanceType ?? null,
    startedBy: user.email,
  };
  const editorWorkflow = editorWorkflows(configuration, application).get(body.workflowId);
  const id = random.hex(12);
  store.builds.add({
    id,
    appId: application.id,
    workflowId: body.workflowId,
    fromEditor: editorWorkflow !== undefined,
    ref: refOf(body),
    labels: [...new Set(body.labels ?? [])],
    workflowName: editorWorkflow?.name ?? null,
    instanceType: request.instanceType ?? (editorWorkflow?.instanceType || null),
    buildSettings: buildSettings({ ...editorWorkflow?.softwareVersions, ...request.softwareVersions }),
    inputs,
    request,
    createdAt: clock.now(),
  });
  service.log(`build ${id} is queued`);
  const queuedMs = service.outcomes.assign({ id, workflowId: body.workflowId })?.queued ?? 0;
  if (queuedMs > 0) queue.hold(id, queuedMs);
  queue.startNext();
  return id;
}

/** @throws WrongRequest for an invalid name or value of a variable; its message contains no value: it may be a secret */
export function checkVariables(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (!variableName.test(name))
      throw new WrongRequest(
        `"environment.variables" has the invalid name ${JSON.stringify(plainText(name))}: expected letters, digits and underscores, and no digit at the start`,
      );
    if (value.includes('\0'))
      throw new WrongRequest(`"environment.variables.${name}" must not contain a null character`);
  }
}

/** A full name means the same as a short one: Git and GitHub use both. */
function refOf({ branch, tag }: Pick<StartBuild, 'branch' | 'tag'>): Ref {
  if (branch) return { branch: branch.replace(/^refs\/heads\//, '') };
  if (tag) return { tag: tag.replace(/^refs\/tags\//, '') };
  throw new WrongRequest('"branch" or "tag" is required');
}

function numberOf(query: Readonly<Record<string, string>>, name: 'skip' | 'limit'): number | undefined {
  const text = query[name];
  if (!text) return undefined;
  if (!/^\d{1,9}$/.test(text))
    throw new WrongRequest(`"${name}": expected a whole number of builds, got ${JSON.stringify(text)}`);
  return Number(text);
}

/** Path and query of the next page: the same filters, and how many builds to skip. */
function nextPage(query: Readonly<Record<string, string>>, skip: number): string {
  const filters = Object.entries(query).filter(([name, value]) => name !== 'skip' && value !== '');
  return `/builds?${new URLSearchParams([...filters, ['skip', String(skip)]])}`;
}
