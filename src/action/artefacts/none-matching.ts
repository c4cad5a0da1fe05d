import type { Pattern } from '../../pattern.ts';
import type { Reaction } from '../inputs/parsers.ts';
import { logName } from '../report/names.ts';
import type { EndedBuild, StepReport } from '../report/report.ts';
import { endedBuilds } from '../report/workflow.ts';
import type { Annotation } from '../runner/runner.ts';
import { type NoArtefacts, noArtefactsText } from './no-artefacts.ts';

interface Wanted {
  readonly artefacts: readonly Pattern[];
  readonly download: string | undefined;
  readonly installPage: object | undefined;
}

/** The builds that were to have artefacts and have none that matches. One that did not end well explains itself. */
export function buildsWithoutArtefacts(
  report: StepReport,
  { artefacts: patterns, download, installPage }: Wanted,
): NoArtefacts[] {
  if (patterns.length === 0 && download === undefined && installPage === undefined) return [];
  return endedWell(report)
    .filter(({ artefacts }) => artefacts.length === 0)
    .map((build) => ({
      label: logName(build),
      patterns: patterns.map(({ text }) => text),
      names: build.otherArtefacts,
    }));
}

/** The builds that went all the way, so that they should have their artefacts. */
export function endedWell(report: StepReport): EndedBuild[] {
  return endedBuilds(report).filter(({ status }) => status === 'finished' || status === 'warning');
}

/** One for each build that has no artefact that was asked for. */
export function missingArtefacts(builds: readonly NoArtefacts[], ifNoArtefacts: Reaction): Annotation[] {
  const annotated = (kind: Annotation['kind'], those: readonly NoArtefacts[]): Annotation[] =>
    those.map((build) => ({ kind, title: 'No artefacts', message: noArtefactsText(build) }));
  switch (ifNoArtefacts) {
    case 'ignore':
      return [];
    case 'warn':
      // That the artefacts could not be read has been a warning already, with its reason.
      return annotated(
        'warning',
        builds.filter(({ names }) => names),
      );
    case 'error':
      return annotated('error', builds);
  }
}
