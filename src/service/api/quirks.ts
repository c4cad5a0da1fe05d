/** Makes the API behave like the hosted service, as far as a scenario asks for it (docs/hosted-service.md). */
import { z } from 'zod';
import { Application, ApplicationName, ApplicationWithBranches } from '../../contract/application.ts';
import { Artefact } from '../../contract/artefact.ts';
import { Build } from '../../contract/build.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { waitingStates, workflowIdOf } from '../../contract/values.ts';
import { known } from '../errors.ts';
import { beyondContract, type Quirks } from '../scenario/quirks.ts';

const { builds, applications } = endpoints;

const shortName = ApplicationName.strip();
const ofBoth = { _id: true, workflowId: true, status: true, startedAt: true } as const;
const inList = Build.pick({ ...ofBoth, appId: true, branch: true, tag: true, finishedAt: true })
  .extend({ artefacts: z.array(Artefact.omit({ path: true, bundleId: true, versionCode: true }).strip()) })
  .strip();

/** The schemas with only the fields of docs/api.md, for the endpoints whose answers have more. */
const ofContract = new Map<Endpoint, z.ZodType>([
  [builds.list, z.object({ applications: z.array(shortName), builds: z.array(inList) })],
  [builds.get, z.object({ application: shortName, build: Build.pick(ofBoth).strip() })],
  [builds.cancel, z.object({})],
  [applications.list, z.object({ applications: z.array(Application.strip()) })],
  [applications.get, z.object({ application: ApplicationWithBranches.strip() })],
  [applications.add, shortName],
  [applications.addPrivate, z.object({ application: shortName })],
]);

/** An error page in HTML, as a proxy sends it. */
export function htmlPage(status: number, headers = new Headers()): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response('<!doctype html>\n<title>Please wait</title>\n', { status, headers });
}

type BuildFields = Partial<Build>;

interface Answer {
  readonly build?: BuildFields;
  readonly builds?: readonly BuildFields[];
}

function changeBuilds({ build, builds, ...others }: Answer, change: (build: BuildFields) => object): object {
  return { ...others, ...(build && { build: change(build) }), ...(builds && { builds: builds.map(change) }) };
}

export function createQuirkList(initial: Quirks) {
  let current = initial;
  /** How often each build was read by its ID. */
  const reads = new Map<string, number>();
  const has = (name: Quirks['quirks'][number]): boolean => current.quirks.includes(name);

  const withoutFields = (record: object): object =>
    Object.fromEntries(Object.entries(record).filter(([field]) => !current.omit.includes(field)));

  const statusOf = ({ _id = '', status }: BuildFields): string | undefined => {
    if (status === 'canceled' && has('cancelled')) return 'cancelled';
    if (status !== 'queued' || !has('waiting-states')) return status;
    const seen = (reads.get(_id) ?? 0) - (has('new-build-errors') ? 3 : 1);
    return waitingStates[Math.max(seen, 0)] ?? 'waiting';
  };

  const changedBuild = ({ artefacts, ...build }: BuildFields): object => {
    const isNull = artefacts?.length === 0 && has('null-artefacts');
    const shown = artefacts && { artefacts: isNull ? null : artefacts.map(withoutFields) };
    return withoutFields({ ...build, status: statusOf(build), ...shown });
  };

  return {
    replace(by: Quirks): void {
      current = by;
      reads.clear();
    },
    /** The part of a list request's query that the service heeds. */
    queryOf(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
      const { skip, limit } = query;
      const used = has('ignored-filters') ? { ...(skip && { skip }), ...(limit && { limit }) } : query;
      // With one build a page, every page would repeat the one before.
      const isShifted = has('shifting-pages') && Number(skip) > 0 && limit !== '1';
      return isShifted ? { ...used, skip: String(Number(skip) - 1) } : used;
    },
    /** @throws Refusal for a build that is not visible yet */
    async answerOf(response: Response, endpoint: Endpoint, id: string | undefined): Promise<Response> {
      const contract = ofContract.get(endpoint);
      const isPlain = current.quirks.length + current.omit.length === 0;
      if (isPlain || !contract || response.status !== 200) return response;
      if (endpoint === builds.get && id !== undefined) {
        const read = (reads.get(id) ?? 0) + 1;
        reads.set(id, read);
        if (has('new-build-errors') && read === 1) known(undefined, 'build', id);
        if (has('new-build-errors') && read === 2) return htmlPage(200);
      }
      let answer = (await response.json()) as Answer;
      if (current.omit.includes(beyondContract)) {
        const withId = (build: BuildFields) => ({ ...build, workflowId: workflowIdOf(build) ?? null });
        answer = contract.parse(changeBuilds(answer, withId)) as Answer;
      }
      return Response.json(changeBuilds(answer, changedBuild));
    },
  };
}

export type QuirkList = ReturnType<typeof createQuirkList>;
