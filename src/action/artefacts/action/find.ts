import { basename } from 'node:path/posix';
import type { Client } from '../../../client/client.ts';
import type { SeenBuild } from '../../../contract/build.ts';
import { hasEnded, type Ref, workflowIdOf } from '../../../contract/values.ts';
import type { ActionContext } from '../../action-context.ts';
import { listText, readListedBuilds } from '../../follow/build-list.ts';
import type { ReportedArtefact } from '../../report/report.ts';
import { reportedArtefacts } from '../reported-artefacts.ts';
import type { Source } from './inputs.ts';
import { latestFinished } from './latest-build.ts';

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
