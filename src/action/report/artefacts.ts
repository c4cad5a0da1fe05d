import type { ReportedArtefact, StepReport } from './report.ts';
import type { ReportStore } from './report-store.ts';

/** An artefact, and the index of its workflow in the report. */
type PlacedArtefact = ReportedArtefact & { readonly workflow: number };

/** The artefacts of all builds, in the order of the report. */
export function artefactsOf({ workflows }: Pick<StepReport, 'workflows'>): PlacedArtefact[] {
  return workflows.flatMap((build, workflow) =>
    build.kind === 'ended' ? build.artefacts.map((artefact) => ({ ...artefact, workflow })) : [],
  );
}

/** @param artefacts all, in the order of `artefactsOf` */
export function replaceArtefacts(
  { store }: { readonly store: ReportStore },
  artefacts: readonly PlacedArtefact[],
): void {
  for (const [index, placed] of Map.groupBy(artefacts, ({ workflow }) => workflow)) {
    const own = placed.map(({ workflow: _, ...artefact }) => artefact);
    store.updateWorkflow(index, (report) =>
      report.kind === 'ended' ? { ...report, artefacts: own } : report,
    );
  }
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
