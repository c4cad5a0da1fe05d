import type { Answered, Json } from './service.ts';
import { until } from './until.ts';

interface Asking {
  /** Default: the first application that the service lists. */
  readonly appId?: string;
  ask(method: string, path: string, body?: unknown): Promise<Answered>;
}

/** Starts a build of the workflow `android` on `main`, or with other fields of `POST /builds`, and returns its ID. */
export async function startBuild(
  service: Asking,
  asked: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const appId = asked.appId ?? service.appId ?? (await service.ask('GET', '/apps')).body.applications[0]._id;
  const body = { workflowId: 'android', branch: 'main', ...asked, appId };
  const answer = await service.ask('POST', '/builds', body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.buildId;
}

/** The current record of a build. */
export const buildOf = async (service: Pick<Asking, 'ask'>, id: string): Promise<Json> =>
  (await service.ask('GET', `/builds/${id}`)).body.build;

/** Waits for the end of a build, and returns its record. */
export const endOf = (service: Pick<Asking, 'ask'>, id: string): Promise<Json> =>
  until(async () => {
    const build = await buildOf(service, id);
    return build.finishedAt && build;
  });

/** Starts a build, waits for its end, and returns its record. */
export const runBuild = async (service: Asking, asked?: Readonly<Record<string, unknown>>): Promise<Json> =>
  endOf(service, await startBuild(service, asked));
