import { basename } from 'node:path/posix';
import type { Client } from '../../client/client.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { refOf } from '../../contract/judge.ts';
import { hasEnded, parseTimestamp, type Ref, refText, workflowIdOf } from '../../contract/values.ts';
import { UserError } from '../../errors.ts';
import { reportedArtefacts } from '../artefacts/collect.ts';
import { readListedBuilds } from '../builds/listed.ts';
import { searchBuilds, undecidedText } from '../builds/search.ts';
import type { ActionContext } from '../context.ts';
import { ownHeads } from '../event/run-event.ts';
import type { ReportedArtefact } from '../report/report.ts';
import type { Source } from './artefact-source.ts';

type Latest = Extract<Source, { kind: 'latest' }>;

interface About {
  readonly appName?: string;
  readonly ref?: Ref;
  readonly commit?: string;
  /** When the build finished, in milliseconds since the Unix epoch. */
  readonly built?: number | undefined;
}

export interface Found {
  /** Absent if the artefacts were found by their addresses. */
  readonly buildId?: string;
  readonly artefacts: readonly ReportedArtefact[];
  /** What the service tells of the build. */
  readonly about: About;
  /** `false` where the service does not tell the artefacts of the build, which a warning has said. */
  readonly isKnown: boolean;
}

/**
 * Finds the artefacts of a source.
 *
 * @throws ServiceError; NoFinishedBuild
 */
export async function findArtefacts(
  context: Pick<ActionContext, 'limits' | 'runner'> & { readonly client: Client },
  source: Source,
): Promise<Found> {
  const { client, runner } = context;
  const signal = runner.cancelled;
  switch (source.kind) {
    case 'addresses':
      return { artefacts: source.urls.map((url) => artefactAt(url)), isKnown: true, about: {} };
    case 'latest':
      return ofBuild(await latestFinished(context, source));
    case 'build': {
      const { build, application } = await client.builds.get(source.buildId, { signal });
      if (!hasEnded(build.status))
        runner.log.warning(
          `Build ${build._id} has not finished (${build.status}), so more artefacts may follow.`,
        );
      const named = application?.appName ? { appName: application.appName } : {};
      if (build.artefacts) return ofBuild(build, named);
      const appId = application?._id ?? build.appId ?? undefined;
      const { listed, where } = await readListedBuilds(context, { appId, ids: [build._id], signal });
      if (!listed.has(build._id))
        runner.log.warning(`Build ${build._id} is not in ${where}, so its artefacts are unknown.`);
      const found = ofBuild({ ...build, ...listed.get(build._id) }, named);
      return { ...found, isKnown: listed.has(build._id) };
    }
  }
}

function ofBuild(build: SeenBuild, named: Pick<About, 'appName'> = {}): Found {
  const { _id: buildId, artefacts, commit } = build;
  const ref = refOf(build);
  const built = parseTimestamp(build.finishedAt);
  const about = { ...named, ...(ref ? { ref } : {}), ...(commit ? { commit: commit.hash } : {}), built };
  const own = { buildId, workflowId: workflowIdOf(build), artefacts: artefacts ?? [] };
  return { buildId, artefacts: reportedArtefacts(own), isKnown: true, about };
}

/** Only the name of the artefact is known from its address. The client checks whether the token may be sent to it. */
function artefactAt(url: string): ReportedArtefact {
  return { buildId: undefined, workflowId: undefined, name: nameIn(url), url };
}

function nameIn(url: string): string {
  const name = basename(URL.parse(url)?.pathname ?? url);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The part of the list that was read has no matching build that has finished. */
class NoFinishedBuild extends UserError {
  constructor(
    { appId, workflowId, ref, commit }: Latest,
    { where, doubt }: { where: string; doubt: string },
  ) {
    const what = [
      `application ${appId}`,
      ...(workflowId ? [`workflow ${workflowId}`] : []),
      ...(ref ? [refText(ref)] : []),
      ...(commit ? [`commit ${commit}`] : []),
    ];
    super(
      `No matching build in ${where} has finished (${what.join(', ')}). ${doubt === '' ? '' : `${doubt} `}Check the IDs, or choose a build with buildId.`,
    );
  }
}

/**
 * The latest build with the status `finished`. The contract promises no order of the list (docs/api.md, "Builds"), so
 * all pages up to the limit are read, and the newest time wins.
 *
 * @throws NoFinishedBuild; ServiceError
 */
export async function latestFinished(
  context: Pick<ActionContext, 'limits' | 'runner'> & { readonly client: Client },
  source: Latest,
): Promise<SeenBuild> {
  const { log, cancelled: signal, run } = context.runner;
  const { appId, workflowId, ref, commit } = source;
  const workflowIds = workflowId === undefined ? undefined : [workflowId];
  const refs = ref && [ref];
  const criteria = { appId, workflowIds, refs, commit, pullRequests: ownHeads(run.event) };
  const { matching, undecided, cut, where } = await searchBuilds(context, {
    criteria,
    listRefs: refs,
    counts: ({ status }) => status === 'finished',
    wanted: 'newest',
    signal,
  });
  const [latest] = matching;
  const doubt = undecided.length === 0 ? '' : `${undecidedText(undecided, criteria)}.`;
  if (!latest) throw new NoFinishedBuild(source, { where, doubt });
  log.info(
    `The latest finished build is ${latest._id}${cut ? ` (searched ${where}; there are more pages)` : ''}.`,
  );
  if (doubt !== '') log.warning(`${doubt} A newer build may match, but this step uses ${latest._id}.`);
  return latest;
}
