import type { ReportedArtefact, StepReport } from './report.ts';
import type { ReportStore } from './report-store.ts';
import { buildIdOf, endedBuilds } from './workflow.ts';

/** The artefacts of all builds, in the order of the report. */
export function artefactsOf(report: Pick<StepReport, 'workflows'>): ReportedArtefact[] {
  return endedBuilds(report).flatMap(({ artefacts }) => artefacts);
}

/** @param artefacts of all builds */
export function replaceArtefacts(
  { store }: { readonly store: ReportStore },
  artefacts: readonly ReportedArtefact[],
): void {
  for (const index of store.report.workflows.keys())
    store.updateWorkflow(index, (build) => {
      const own = artefacts.filter(({ buildId }) => buildId === buildIdOf(build));
      return build.kind === 'ended' ? { ...build, artefacts: own } : build;
    });
}

export type Platform = 'android' | 'ios';

/**
 * The phones that install an artefact; `undefined` for everything else, such as symbols and logs. The API does not specify
 * the values of `type`, so the extension of the name counts where `type` is unknown.
 */
export function platformOf({ type, name }: Pick<ReportedArtefact, 'type' | 'name'>): Platform | undefined {
  const extension = name.split('.').at(-1);
  return platforms.get(type?.toLowerCase() ?? '') ?? platforms.get(extension?.toLowerCase() ?? '');
}

const platforms: ReadonlyMap<string, Platform> = new Map([
  ['apk', 'android'],
  ['ipa', 'ios'],
]);
