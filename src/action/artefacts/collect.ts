import type { SeenArtefact } from '../../contract/artefact.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { messageOf } from '../../errors.ts';
import type { Limits } from '../../limits.ts';
import { artefactFilter, type Pattern } from '../../pattern.ts';
import { readListedBuilds } from '../builds/listed.ts';
import { completed } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import { artefactsOf, replaceArtefacts } from '../report/artefacts.ts';
import { withRecord } from '../report/progress.ts';
import type { BuildReport, ReportedArtefact } from '../report/report.ts';
import type { Runner } from '../runner/runner.ts';
import { logName } from '../show/names.ts';
import { downloadAll } from './download.ts';
import { noteThatLinksArePublic, withPublicLinks } from './public-links.ts';

/**
 * Writes the chosen artefacts of every build that has ended into the report, but of those that were rejected. `GET /builds/:id` does not promise
 * artefacts, but the list does (docs/api.md, "Build record"): a record without them is completed from the list.
 */
export async function collectArtefacts(
  context: StepContext,
  { patterns }: { patterns: readonly Pattern[] },
): Promise<void> {
  const { store } = context;
  const isSelected = artefactFilter(patterns);
  const ended = store.unredacted.workflows.flatMap((workflow, index) => {
    const record = store.endedRecord(index);
    return record && workflow.kind === 'ended' ? [{ workflow, index, record }] : [];
  });
  const incomplete = ended.filter(({ record }) => !record.artefacts).map(({ workflow }) => workflow);
  const listed = await readFromList(context, incomplete);
  for (const { workflow, index, record } of ended) {
    const inList = listed.get(record._id);
    const isRead = inList !== undefined || record.artefacts != null;
    const whole = completed(record, inList);
    const artefacts = reportedArtefacts(context, { ...workflow, artefacts: whole.artefacts ?? [] });
    const chosen = artefacts.filter(({ name }) => isSelected(name));
    const others = artefacts.flatMap(({ name }) => (isSelected(name) ? [] : [name]));
    store.updateWorkflow(index, (report) => {
      const known = withRecord(report, { build: whole, at: store.now() });
      if (known.kind !== 'ended') return known;
      return { ...known, artefacts: chosen, ...(isRead ? { otherArtefacts: others } : {}) };
    });
  }
}

/** The records of builds from the list, which have all that those of `GET /builds/:id` have; each list is read once. */
async function readFromList(
  context: StepContext,
  incomplete: readonly BuildReport[],
): Promise<ReadonlyMap<string, SeenBuild>> {
  const { store, runner } = context;
  const { ref } = store.unredacted;
  const signal = runner.cancelled;
  const byApp = Map.groupBy(incomplete, ({ appId = store.unredacted.appId }) => appId);
  const found = await Promise.all(
    [...byApp].map(async ([appId, builds]) => {
      const ids = builds.map(({ buildId }) => buildId);
      const { listed, why } = await readListedBuilds(context, { appId, ref, ids, signal }).then(
        ({ listed, where }) => ({ listed, why: `It is not in ${where}.` }),
        (error: unknown) => {
          signal.throwIfAborted();
          return { listed: new Map<string, SeenBuild>(), why: messageOf(error) };
        },
      );
      for (const build of builds.filter(({ buildId }) => !listed.has(buildId)))
        runner.log.warning(
          `${logName(build)}: the artefacts of build ${build.buildId} could not be read. ${why}`,
        );
      return [...listed];
    }),
  );
  return new Map(found.flat());
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

/**
 * The artefacts of a build as they are reported: the first `limits.artefactsOfBuild`, with a warning if the service lists
 * more.
 */
export function reportedArtefacts(
  { limits, runner }: { limits: Limits; runner: Runner },
  build: { buildId: string; workflowId: string | undefined; artefacts: readonly SeenArtefact[] },
): ReportedArtefact[] {
  const { buildId, workflowId, artefacts } = build;
  const most = limits.artefactsOfBuild;
  if (artefacts.length > most)
    runner.log.warning(
      `Build ${buildId}${workflowId === undefined ? '' : ` of ${workflowId}`} has ${artefacts.length} artefacts. Only the first ${most} are used.`,
    );
  return artefacts.slice(0, most).map((one) => reportedArtefact({ buildId, workflowId }, one));
}

/** Field by field, so that a report holds nothing else of the service's record. */
function reportedArtefact(
  { buildId, workflowId }: { buildId: string; workflowId: string | undefined },
  artefact: SeenArtefact,
): ReportedArtefact {
  const { name, url, type, size, md5, packageName, bundleId, versionName } = artefact;
  const known = Object.entries({ type, size, md5, packageName, bundleId, versionName }).filter(
    ([, value]) => value != null,
  );
  return { buildId, workflowId, name, url, ...Object.fromEntries(known) };
}
