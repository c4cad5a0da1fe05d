import type { SeenBuild } from '../../contract/build.ts';
import { messageOf } from '../../errors.ts';
import { type Pattern, artefactFilter } from '../../pattern.ts';
import { listText, readListedBuilds } from '../follow/build-list.ts';
import { completed } from '../follow/completed.ts';
import { seen } from '../report/progress.ts';
import type { BuildReport, ReportedArtefact, WorkflowReport } from '../report/report.ts';
import { endedBuilds, hasBuild } from '../report/workflow.ts';
import type { StepContext } from '../context.ts';
import { downloadAll } from './download-all.ts';
import { noteThatLinksArePublic, withPublicLinks } from './public-link.ts';
import { reportedArtefacts } from './reported-artefacts.ts';
import { logName } from '../report/names.ts';

/**
 * Writes the chosen artefacts of every build that has ended into the report. `GET /builds/:id` does not promise
 * artefacts, but the list does (docs/api.md, "Build record"): a record without them is completed from the list.
 */
export async function collectArtefacts(
  context: StepContext,
  { patterns }: { patterns: readonly Pattern[] },
): Promise<void> {
  const { store } = context;
  const wanted = artefactFilter(patterns);
  const ended = store.report.workflows.flatMap((workflow, index) => {
    const record = store.endedRecord(index);
    return record && hasBuild(workflow) ? [{ workflow, index, record }] : [];
  });
  const incomplete = ended.filter(({ record }) => !record.artefacts).map(({ workflow }) => workflow);
  const listed = await readFromList(context, incomplete);
  for (const { workflow, index, record } of ended) {
    const inList = listed.get(record._id);
    const isRead = inList !== undefined || record.artefacts != null;
    const whole = completed(record, inList);
    const artefacts = reportedArtefacts(context, { ...workflow, artefacts: whole.artefacts ?? [] });
    const chosen = artefacts.filter(({ name }) => wanted(name));
    const others = artefacts.flatMap(({ name }) => (wanted(name) ? [] : [name]));
    store.updateWorkflow(index, (report) => {
      const known = withArtefacts(seen(report, { build: whole, at: store.now() }), chosen);
      return known.kind === 'ended' && isRead ? { ...known, otherArtefacts: others } : known;
    });
  }
}

/** The records of builds from the list, which have all that those of `GET /builds/:id` have; each list is read once. */
async function readFromList(
  context: StepContext,
  incomplete: readonly BuildReport[],
): Promise<ReadonlyMap<string, SeenBuild>> {
  const { store, runner } = context;
  const found = new Map<string, SeenBuild>();
  const byApp = Map.groupBy(incomplete, ({ appId = store.report.appId }) => appId);
  await Promise.all(
    [...byApp].map(async ([appId, builds]) => {
      const ids = new Set(builds.map(({ buildId }) => buildId));
      const whyMissing = await readList(context, { appId, ids, found });
      for (const build of builds.filter(({ buildId }) => !found.has(buildId)))
        runner.log.warning(
          `${logName(build)}: the artefacts of build ${build.buildId} could not be read. ${whyMissing}`,
        );
    }),
  );
  return found;
}

/** Returns why a build that was not found is missing. */
async function readList(
  { store, client, limits, runner }: StepContext,
  {
    appId,
    ids,
    found,
  }: { appId: string | undefined; ids: ReadonlySet<string>; found: Map<string, SeenBuild> },
): Promise<string> {
  const signal = runner.cancelled;
  try {
    const { cut } = await readListedBuilds(client, { appId, ref: store.report.ref, ids, signal }, found);
    return `It is not in ${listText({ cut, limits })}.`;
  } catch (error) {
    signal.throwIfAborted();
    return messageOf(error);
  }
}

/**
 * Makes public links for the artefacts of the report.
 *
 * @param expiry how long the links are valid, in milliseconds
 */
export async function makePublicLinks(context: StepContext, { expiry }: { expiry: number }): Promise<void> {
  const { store, runner } = context;
  const artefacts = await withPublicLinks(context, { artefacts: artefactsOf(store.report), expiry });
  replaceArtefacts(context, artefacts);
  noteThatLinksArePublic(runner, artefacts);
}

/** Downloads every artefact of the report, and writes into it the path of each, or why it is missing. */
export async function downloadArtefacts(context: StepContext, { folder }: { folder: string }): Promise<void> {
  const { report } = context.store;
  const artefacts = artefactsOf(report);
  if (artefacts.length === 0) return;
  const builds = report.workflows.length > 1 ? 'several' : 'one';
  replaceArtefacts(context, await downloadAll(context, { artefacts, folder, builds }));
}

/** The artefacts of all builds, in the order of the report. */
export function artefactsOf(report: { readonly workflows: readonly WorkflowReport[] }): ReportedArtefact[] {
  return endedBuilds(report).flatMap(({ artefacts }) => artefacts);
}

/** @param artefacts the new values, in the order of `artefactsOf` */
export function replaceArtefacts(
  { store }: Pick<StepContext, 'store'>,
  artefacts: readonly ReportedArtefact[],
): void {
  let next = 0;
  store.report.workflows.forEach((workflow, index) => {
    if (workflow.kind !== 'ended') return;
    const own = artefacts.slice(next, next + workflow.artefacts.length);
    next += own.length;
    store.updateWorkflow(index, (report) => withArtefacts(report, own));
  });
}

function withArtefacts(workflow: WorkflowReport, artefacts: readonly ReportedArtefact[]): WorkflowReport {
  return workflow.kind === 'ended' ? { ...workflow, artefacts } : workflow;
}
