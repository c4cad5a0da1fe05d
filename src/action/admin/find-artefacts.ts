import { basename } from 'node:path/posix';
import type { Client } from '../../client/client.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded, type Ref, refText, workflowIdOf } from '../../contract/values.ts';
import { UserError } from '../../errors.ts';
import { reportedArtefacts } from '../artefacts/collect.ts';
import { newestFirst, readListedBuild, searchBuilds, undecidedText } from '../builds/search.ts';
import type { ActionContext } from '../context.ts';
import { ownHeads } from '../event/run-event.ts';
import type { ReportedArtefact } from '../report/report.ts';

/** Where the artefacts come from: one build, the latest finished one that matches, or their addresses. */
export type Source =
  | { readonly buildId: string }
  | { readonly latest: LatestBuild }
  | { readonly urls: readonly string[] };

interface LatestBuild {
  readonly appId: string;
  readonly workflowId: string | undefined;
  readonly ref: Ref | undefined;
  readonly commit: string | undefined;
}

interface Found {
  /** Absent if the artefacts were found by their addresses. */
  readonly build?: SeenBuild;
  readonly appName?: string | null | undefined;
  readonly artefacts: readonly ReportedArtefact[];
  /** `false` where the service does not list the artefacts of the build, which a warning has said. */
  readonly isKnown: boolean;
}

type FindContext = Pick<ActionContext, 'limits' | 'runner'> & { readonly client: Client };

/** @throws ServiceError; NoFinishedBuild */
export async function findArtefacts(context: FindContext, source: Source): Promise<Found> {
  if ('urls' in source) return { artefacts: source.urls.map(artefactAt), isKnown: true };
  if ('latest' in source) return ofBuild(await latestFinished(context, source.latest));
  const { client, runner } = context;
  const signal = runner.cancelled;
  const { build, application } = await client.builds.get(source.buildId, { signal });
  const { _id: id, status } = build;
  if (!hasEnded(status))
    runner.log.warning(`Build ${id} has not finished (${status}), so more artefacts may follow.`);
  const { appName } = application ?? {};
  if (build.artefacts) return { ...ofBuild(build), appName };
  const appId = application?._id ?? build.appId ?? undefined;
  const { listed, where } = await readListedBuild(context, { appId, buildId: id, signal });
  const isKnown = listed !== undefined;
  if (!isKnown) runner.log.warning(`Build ${id} is not in ${where}, so its artefacts are unknown.`);
  return { ...ofBuild({ ...build, ...listed }), appName, isKnown };
}

function ofBuild(build: SeenBuild): Found {
  return { build, artefacts: reportedArtefacts(build, workflowIdOf(build)), isKnown: true };
}

/** Only the name of the artefact is known from its address. The client checks whether the token may be sent to it. */
function artefactAt(url: string): ReportedArtefact {
  const encoded = basename(URL.parse(url)?.pathname ?? url);
  let name = encoded;
  try {
    name = decodeURIComponent(encoded);
  } catch {}
  return { buildId: undefined, workflowId: undefined, name, url };
}

/** The part of the list that was read has no matching build that has finished. */
class NoFinishedBuild extends UserError {}

/**
 * The latest build with the status `finished`. The contract promises no order of the list (docs/api.md, "Builds"), so
 * all pages up to the limit are read, and the newest time wins.
 *
 * @throws NoFinishedBuild; ServiceError
 */
async function latestFinished(context: FindContext, wanted: LatestBuild): Promise<SeenBuild> {
  const { log, cancelled: signal, run } = context.runner;
  const { appId, workflowId, ref, commit } = wanted;
  const workflowIds = workflowId === undefined ? undefined : [workflowId];
  const refs = ref && [ref];
  const criteria = { appId, workflowIds, refs, commit, pullRequests: ownHeads(run.event) };
  const { matching, undecided, cut, where } = await searchBuilds(context, {
    criteria,
    counts: ({ status }) => status === 'finished',
    signal,
  });
  const [latest] = matching;
  // Older builds that may match don't matter.
  const newer = undecided.filter((build) => !latest || newestFirst([latest, build])[0] === build);
  const doubt = newer.length === 0 ? '' : `${undecidedText(newer, criteria)}. `;
  if (!latest) {
    const what = [`application ${appId}`, workflowId, ref && refText(ref), commit].filter(Boolean);
    throw new NoFinishedBuild(
      `No matching build in ${where} has finished (${what.join(', ')}). ${doubt}Check the IDs, or choose a build with buildId.`,
    );
  }
  const searched = cut ? ` (searched ${where}; there are more pages)` : '';
  log.info(`The latest finished build is ${latest._id}${searched}.`);
  if (doubt !== '') log.warning(`${doubt}A newer build may match, but this step uses ${latest._id}.`);
  return latest;
}
