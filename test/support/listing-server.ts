import { type RecordingServer, startRecordingServer } from './recording-server.ts';

type BuildRecord = Readonly<Record<string, unknown>> & { readonly _id: string };

export interface ListingServer extends RecordingServer {
  /** The IDs of the builds that were cancelled, sorted. */
  cancelled(): string[];
  /** The IDs of the builds that were read one by one, each as often as it was read, sorted. */
  read(): string[];
}

interface Listing {
  /** The list, which ignores every filter unless `lists` is given. */
  readonly builds: readonly BuildRecord[];
  /** Whether a build is listed under a filter. */
  readonly lists?: (build: BuildRecord, filter: URLSearchParams) => boolean;
  /** What a build's own record says; by default no more than the contract: ID, state, start and workflow. */
  readonly alone?: (build: BuildRecord) => object;
  /** The ID of a build that is started. */
  readonly startedId?: string;
}

/** A service with exactly these build records, for tests of what a client makes of them. */
export async function startListingServer({
  builds,
  lists = () => true,
  alone,
  startedId,
}: Listing): Promise<ListingServer> {
  const contract = ({ _id, status, startedAt, workflowId }: BuildRecord): object => ({
    application: { _id: 'app', appName: 'hello' },
    build: { _id, status, startedAt, workflowId },
  });
  const server = await startRecordingServer(({ method, target }, response) => {
    const [, , id, verb] = target.split('?')[0]?.split('/') ?? [];
    const build = builds.find(({ _id }) => _id === id);
    const answer = (body: object, status = 200): unknown =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (target.startsWith('/builds') && id === undefined) {
      const filter = new URLSearchParams(target.split('?')[1]);
      const listed = builds.filter((one) => lists(one, filter));
      return answer(method === 'POST' ? { buildId: startedId } : { applications: [], builds: listed });
    }
    if (build && verb === 'cancel') return answer({});
    return build && verb === undefined
      ? answer((alone ?? contract)(build))
      : answer({ error: 'not there' }, 404);
  });
  const idsOf = (wanted: RegExp): string[] =>
    server.requests.flatMap(({ method, target }) => wanted.exec(`${method} ${target}`)?.[1] ?? []).toSorted();
  return {
    ...server,
    cancelled: () => idsOf(/^POST \/builds\/([^/]+)\/cancel$/),
    read: () => idsOf(/^GET \/builds\/([^/?]+)$/),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** A build that has all fields of the contract. */
export function listedBuild(id: string, more: Readonly<Record<string, unknown>> = {}): BuildRecord {
  return {
    ...{ _id: id, appId: 'app', workflowId: 'android', branch: 'main', tag: null, status: 'finished' },
    startedAt: '2026-11-12T14:00:00.000+0000',
    ...more,
  };
}

/** The record without some of its fields. */
export function lacking(build: BuildRecord, ...fields: readonly string[]): BuildRecord {
  const { _id, ...others } = build;
  return { _id, ...Object.fromEntries(Object.entries(others).filter(([name]) => !fields.includes(name))) };
}
