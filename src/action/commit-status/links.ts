/** Where a status leads. Its link also says which start or build it is about. */
import type { RunContext } from '../event/run-context.ts';
import type { RunAttempt } from './labels.ts';

type Place = Pick<RunContext, 'serverUrl' | 'repository'>;

/** With the attempt: a build of an earlier attempt must not settle the status of a later one. */
export function runLink({ serverUrl, repository }: Place, { runId, runAttempt }: RunAttempt): string {
  return `${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`;
}

/** A build, as far as a link needs it. */
export interface LinkedBuild {
  readonly buildId: string;
  /** `undefined` where the address of its page is not known. */
  readonly pageUrl?: string | undefined;
}

/** The build's page. Where it is not known, the run, with the build's id behind it. */
export function buildLink({ buildId, pageUrl }: LinkedBuild, run: string): string {
  return pageUrl ?? run + buildMark(buildId);
}

/** Whether a link leads to the build, whichever run started it. */
export function leadsToBuild(link: string, { buildId, pageUrl }: LinkedBuild, place: Place): boolean {
  const runs = `${place.serverUrl}/${place.repository}/actions/runs/`;
  return link === pageUrl || (link.startsWith(runs) && link.endsWith(buildMark(buildId)));
}

function buildMark(buildId: string): string {
  return `#build-${encodeURIComponent(buildId)}`;
}
