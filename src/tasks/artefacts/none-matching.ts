import { oneOf } from '../../core/input/parsers.ts';
import type { InputReader } from '../../core/input/reader.ts';
import type { EndedBuild, StepReport } from '../../core/report/report.ts';
import { endedBuilds, workflowLabel } from '../../core/report/workflow.ts';
import type { Pattern } from '../../pattern.ts';
import { type NoArtefacts, noArtefactsText } from '../../report/wording/no-artefacts.ts';
import type { Log } from '../../runner/runner.ts';

/** What happens if a build has no artefact that was asked for. `error` fails the step once everything else is done. */
export type IfNoArtefacts = 'warn' | 'error' | 'ignore';

export function readIfNoArtefacts(inputs: InputReader): IfNoArtefacts {
  return inputs.value('ifNoArtefacts', oneOf(['warn', 'error', 'ignore']), 'warn');
}

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
      label: workflowLabel(build),
      patterns: patterns.map(({ text }) => text),
      names: build.otherArtefacts,
    }));
}

/** The builds that went all the way, so that they should have their artefacts. */
export function endedWell(report: StepReport): EndedBuild[] {
  return endedBuilds(report).filter(({ status }) => status === 'finished' || status === 'warning');
}

/** Tells each build once. @returns whether the step may still succeed */
export function tellNoArtefacts(
  log: Log,
  { builds, ifNoArtefacts }: { builds: readonly NoArtefacts[]; ifNoArtefacts: IfNoArtefacts },
): boolean {
  const title = 'No artefacts';
  switch (ifNoArtefacts) {
    case 'ignore':
      return true;
    case 'warn':
      // That the artefacts could not be read has been a warning already, with its reason.
      for (const build of builds.filter(({ names }) => names)) log.warning(noArtefactsText(build), { title });
      return true;
    case 'error':
      for (const build of builds) log.error(noArtefactsText(build), { title });
      return builds.length === 0;
  }
}
