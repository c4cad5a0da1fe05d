import { basename } from 'node:path/posix';
import type { Client } from '../../../client/client.ts';
import type { SeenBuild } from '../../../contract/build.ts';
import { hasEnded, isSameCommit, type Ref, refText, workflowIdOf } from '../../../contract/values.ts';
import { UserError } from '../../../errors.ts';
import type { ActionContext } from '../../context.ts';
import { listText, newestBuild, readListedBuilds } from '../../follow/build-list.ts';
import type { ReportedArtefact } from '../../report/report.ts';
import { reportedArtefacts } from '../collect.ts';
import type { Source } from './inputs.ts';

type Latest = Extract<Source, { kind: 'latest' }>;

interface About {
  readonly appName?: string;
  readonly ref?: Ref;
  readonly commit?: string;
}

export interface Found {
  /** Absent if the artefacts were given by their addresses. */
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
  const { client, limits, runner } = context;
  const signal = runner.cancelled;
  switch (source.kind) {
    case 'addresses':
      return { artefacts: source.urls.map((url) => artefactAt(url)), isKnown: true, about: {} };
    case 'latest':
      return ofBuild(context, await latestFinished(context, source));
    case 'build': {
      const { build, application } = await client.builds.get(source.buildId, { signal });
      if (!hasEnded(build.status))
        runner.log.warning(
          `Build ${build._id} has not ended (${build.status}), so more artefacts may follow.`,
        );
      const named = application?.appName ? { appName: application.appName } : {};
      if (build.artefacts) return ofBuild(context, build, named);
      const appId = application?._id ?? build.appId ?? undefined;
      const listed = new Map<string, SeenBuild>();
      const { cut } = await readListedBuilds(client, { appId, ids: new Set([build._id]), signal }, listed);
      if (!listed.has(build._id))
        runner.log.warning(
          `Build ${build._id} is not in ${listText({ cut, limits })}, so its artefacts are unknown.`,
        );
      const found = ofBuild(context, { ...build, ...listed.get(build._id) }, named);
      return { ...found, isKnown: listed.has(build._id) };
    }
  }
}

function ofBuild(
  context: Pick<ActionContext, 'limits' | 'runner'>,
  build: SeenBuild,
  named: Pick<About, 'appName'> = {},
): Found {
  const { _id: buildId, artefacts, branch, tag, commit } = build;
  const ref = tag ? { tag } : branch ? { branch } : undefined;
  const about = { ...named, ...(ref ? { ref } : {}), ...(commit ? { commit: commit.hash } : {}) };
  const own = { buildId, workflowId: workflowIdOf(build), artefacts: artefacts ?? [] };
  return { buildId, artefacts: reportedArtefacts(context, own), isKnown: true, about };
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
  constructor({ appId, workflowId, ref, commit }: Latest, where: string) {
    const what = [
      `application ${appId}`,
      ...(workflowId ? [`workflow ${workflowId}`] : []),
      ...(ref ? [refText(ref)] : []),
      ...(commit ? [`commit ${commit}`] : []),
    ];
    super(
      `No matching build in ${where} has finished (${what.join(', ')}). Check the ids, or choose a build with buildId.`,
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
  { client, limits, runner }: Pick<ActionContext, 'limits' | 'runner'> & { readonly client: Client },
  wanted: Latest,
): Promise<SeenBuild> {
  const { appId, workflowId, ref, commit } = wanted;
  let latest: SeenBuild | undefined;
  let cut = false;
  const onCut = (): void => {
    cut = true;
  };
  const signal = runner.cancelled;
  for await (const build of client.builds.list({ appId, ...ref }, { signal, onCut })) {
    const matches =
      build.status === 'finished' &&
      (!workflowId || workflowIdOf(build) === workflowId) &&
      (!commit || (build.commit != null && isSameCommit(build.commit.hash, commit)));
    if (matches) latest = latest ? newestBuild([latest, build]) : build;
  }
  const where = listText({ cut, limits });
  if (!latest) throw new NoFinishedBuild(wanted, where);
  const searched = cut ? ` (searched ${where}; it has more)` : '';
  runner.log.info(`The latest finished build is ${latest._id}${searched}.`);
  return latest;
}
