import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { endStates } from '../../src/contract/values.ts';
import { temporaryFolder } from './folder.ts';
import { type Files, gitRepository, type Repository } from './git.ts';
import { ask, type Json } from './service.ts';
import { type ServiceProcess, serviceProcess } from './service-process.ts';
import { until } from './until.ts';

/** The start of a service; tests of one file with the same settings share the process. */
export interface ServiceSettings {
  /** Options of the command line. */
  readonly more?: readonly string[];
  /** Added to the environment of the service. */
  readonly env?: Readonly<Record<string, string>>;
  readonly configuration?: object;
}

interface StartedService extends AsyncDisposable {
  readonly process: ServiceProcess & { readonly token: string };
  readonly dataFolder: string;
}

const services = new Map<string, Promise<StartedService>>();

afterAll(async () => {
  for (const service of services.values()) await (await service)[Symbol.asyncDispose]();
  services.clear();
});

async function startService({
  more = [],
  env = {},
  configuration,
}: ServiceSettings): Promise<StartedService> {
  await using stack = new AsyncDisposableStack();
  const { path } = stack.use(await temporaryFolder());
  const dataFolder = join(path, 'data');
  const config = join(path, 'service.yaml');
  if (configuration !== undefined) await writeFile(config, JSON.stringify(configuration));
  const process = await serviceProcess({
    dataFolder,
    env,
    more: ['--builders', '8', ...(configuration === undefined ? [] : ['--config', config]), ...more],
  });
  stack.defer(() => void process.end('SIGKILL'));
  const held = stack.move();
  return {
    process,
    dataFolder,
    async [Symbol.asyncDispose]() {
      await process.end('SIGTERM');
      await held.disposeAsync();
    },
  };
}

function serviceWith(settings: ServiceSettings): Promise<StartedService> {
  const key = JSON.stringify(settings);
  const service = services.get(key) ?? startService(settings);
  services.set(key, service);
  return service;
}

/** Fields of `POST /builds` that differ from a start of the workflow `app` on `main`. `inputs` needs the newer API. */
export interface Asked {
  readonly branch?: string;
  readonly tag?: string;
  readonly workflowId?: string;
  readonly instanceType?: string;
  readonly inputs?: object;
  readonly variables?: Readonly<Record<string, string>>;
  readonly groups?: readonly string[];
  readonly softwareVersions?: Readonly<Record<string, string>>;
}

/** A repository as an application of a service in a process of its own, which builds it as often as a test asks. */
export interface Built extends AsyncDisposable {
  /** A folder of this test, with the repository in it. */
  readonly path: string;
  readonly repository: Repository;
  readonly appId: string;
  readonly dataFolder: string;
  /** The id of the last build. */
  id(): string;
  /** The folder of the last build while it runs. */
  folder(): string;
  build(asked?: Asked): Promise<{ readonly state: string; readonly message: string | null }>;
  start(asked?: Asked): Promise<void>;
  cancel(): Promise<void>;
  /** Waits for the end of the build that was started last. */
  ended(): ReturnType<Built['build']>;
  /** The record of the last build after its end. */
  record(): Json;
  steps(): Json[];
  /** The artefacts of the last build, each with its `bytes` and, as text, its `content`. */
  artefacts(): Json[];
  /** The states of the last build, in order. */
  states(): string[];
  printed(): readonly string[];
  /** The log of a step of the last build, by the name of the step. */
  log(step: string): Promise<string>;
  ask: ServiceProcess['ask'];
}

/** A workflow file with these lines in its only workflow, `app`. */
export function workflowFile(lines: string): string {
  return `workflows:\n  app:\n${lines.replace(/^(?=.)/gm, '    ')}\n`;
}

/** A workflow file whose only workflow, `app`, runs one script. */
export function scriptFile(script: string, more = ''): string {
  const text = script.replace(/^/gm, '          ');
  return `workflows:\n  app:\n    scripts:\n      - name: Work\n        script: |\n${text}\n${more.replace(/^(?=.)/gm, '    ')}`;
}

/**
 * Creates a repository with these files on `main`, and adds it to the service with these settings.
 *
 * @param options `application` has further fields of the request that adds it, such as an SSH key
 */
export async function testBuild(
  files: Files | string,
  {
    application,
    ...settings
  }: ServiceSettings & { readonly application?: (repository: Repository) => object } = {},
): Promise<Built> {
  const { process: service, dataFolder } = await serviceWith(settings);
  await using stack = new AsyncDisposableStack();
  const { path } = stack.use(await temporaryFolder());
  const repository = await gitRepository({
    path: join(path, 'app'),
    files: typeof files === 'string' ? { 'codemagic.yaml': files } : files,
  });
  const given = { repositoryUrl: repository.path, ...application?.(repository) };
  const { body: added } = await service.ask('POST', 'sshKey' in given ? '/apps/new' : '/apps', given);
  const appId: string = (added.application ?? added)._id;
  let id = '';
  let build: Json;
  const artefacts: Json[] = [];
  const read = async (): Promise<Json> => (await service.ask('GET', `/builds/${id}`)).body.build;
  const get = async (url: string): Promise<Buffer> => {
    const answer = await fetch(url, { headers: { 'x-auth-token': service.token } });
    return Buffer.from(await answer.arrayBuffer());
  };
  const statesIn = (): string[] =>
    service.printed.flatMap((line) => new RegExp(`build ${id} is (\\w+)`).exec(line)?.[1] ?? []);
  const held = stack.move();
  const it: Built = {
    path,
    repository,
    appId,
    dataFolder,
    id: () => id,
    folder: () => join(dataFolder, 'work', id),
    async build(asked) {
      await it.start(asked);
      return it.ended();
    },
    async start({ variables, groups, softwareVersions, inputs, ...asked } = {}) {
      const ref = asked.tag === undefined ? { branch: 'main' } : {};
      const { workflowId = 'app', instanceType, ...more } = { ...ref, ...asked };
      const environment = { variables, groups };
      const answer =
        inputs === undefined
          ? await service.ask('POST', '/builds', {
              ...{ appId, workflowId, instanceType, ...more },
              environment: { ...environment, softwareVersions },
            })
          : await service.ask('POST', `/api/v3/apps/${appId}/builds`, {
              ...{ workflow_id: workflowId, instance_type: instanceType, inputs, ...more },
              environment: { ...environment, software_versions: softwareVersions },
            });
      id = answer.body.buildId ?? answer.body.data?.id;
      if (!id) throw new Error(JSON.stringify(answer.body));
    },
    async cancel() {
      await service.ask('POST', `/builds/${id}/cancel`);
    },
    async ended() {
      await until(() => endStates.some((state) => state === statesIn().at(-1)));
      build = await read();
      artefacts.length = 0;
      for (const artefact of build.artefacts) {
        const bytes = await get(artefact.url);
        artefacts.push({ ...artefact, bytes, content: bytes.toString() });
      }
      return { state: build.status, message: build.message };
    },
    record: () => build,
    steps: () => build.buildActions,
    artefacts: () => artefacts,
    states: statesIn,
    printed: () => service.printed,
    async log(name) {
      const { buildActions } = await read();
      const step = buildActions.find((one: Json) => one.name === name);
      if (!step) throw new Error(`There is no step ${name}`);
      const url = step.logUrl ?? step.subactions[0]?.logUrl;
      return url ? textOf((await get(url)).toString()) : '';
    },
    ask: (method, to, body) => ask({ url: service.baseUrl + to, method, token: service.token, body }),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
  return it;
}

/** The text of a log without its markup. */
function textOf(markup: string): string {
  const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return markup
    .replace(/<span style="[^"]*">|<\/span>/g, '')
    .replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}
