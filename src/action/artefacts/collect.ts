import { withTimeout } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import { artefactFilter, type Pattern } from '../../pattern.ts';
import { completed, readListedBuild } from '../builds/search.ts';
import type { StepContext } from '../context.ts';
import { artefactsOf, replaceArtefacts } from '../report/artefacts.ts';
import { withRecord } from '../report/progress.ts';
import type { BuildReport, ReportedArtefact } from '../report/report.ts';
import { logName } from '../show/names.ts';
import { publicAddress } from '../text/addresses.ts';
import { type DownloadContext, downloadAll } from './download.ts';

/**
 * Writes the chosen artefacts of every build that has ended into the report, except of those that were rejected.
 * `GET /builds/:id` does not promise artefacts, but the list does (docs/api.md, "Build record"): a record without them is
 * completed from the list.
 */
export async function collectArtefacts(
  context: StepContext,
  { patterns }: { patterns: readonly Pattern[] },
): Promise<void> {
  const { limits, store } = context;
  const isSelected = artefactFilter(patterns);
  const builds = [];
  for (const [index, workflow] of store.report.workflows.entries()) {
    const record = store.record(index);
    if (!record || !hasEnded(record.status) || workflow.kind !== 'ended') continue;
    const build = record.artefacts ? record : await completedFromList(context, workflow, record);
    builds.push({ index, build, artefacts: reportedArtefacts(build, workflow.workflowId) });
  }
  const chosen = builds.flatMap(({ artefacts }) => artefacts).filter(({ name }) => isSelected(name));
  const used = new Set(chosen.slice(0, limits.artefacts));
  store.update({ artefactsLeftOut: chosen.length - used.size });
  for (const { index, build, artefacts } of builds) {
    const others = artefacts.flatMap(({ name }) => (isSelected(name) ? [] : [name]));
    store.updateWorkflow(index, (report) => {
      const known = withRecord(report, build);
      if (known.kind !== 'ended') return known;
      const own = artefacts.filter((artefact) => used.has(artefact));
      return { ...known, artefacts: own, ...(build.artefacts ? { otherArtefacts: others } : {}) };
    });
  }
}

/** The record of a build with its artefacts, which the list promises. A warning says why they could not be read. */
async function completedFromList(
  context: StepContext,
  workflow: BuildReport,
  record: SeenBuild,
): Promise<SeenBuild> {
  const { cancelled: signal, log } = context.runner;
  const { appId } = context.store.report;
  const { buildId } = workflow;
  let why: string;
  try {
    const options = { appId: workflow.appId ?? appId, buildId, signal };
    const { listed, where } = await readListedBuild(context, options);
    const build = completed(record, listed);
    if (listed) return { ...build, artefacts: build.artefacts ?? [] };
    why = `It is not in ${where}.`;
  } catch (error) {
    signal.throwIfAborted();
    why = messageOf(error);
  }
  log.warning(`${logName(workflow)}: the artefacts of build ${buildId} could not be read. ${why}`);
  return record;
}

/** Makes public links for the artefacts of the report, as `withPublicLinks` does. */
export async function makePublicLinks(context: StepContext, { expiry }: { expiry: number }): Promise<void> {
  const artefacts = artefactsOf(context.store.report);
  replaceArtefacts(context, await withPublicLinks(context, { artefacts, expiry }));
}

/**
 * Creates a public link for each artefact. If one cannot be created, a warning says so and the artefact stays without it.
 * In a public repository, everybody can read log, summary and comment, and use their links, so a notice says that.
 *
 * @param expiry how long the links are valid, in milliseconds
 * @throws Cancelled
 */
export async function withPublicLinks<Artefact extends ReportedArtefact>(
  { client, clock, limits, runner }: DownloadContext,
  { artefacts, expiry }: { artefacts: readonly Artefact[]; expiry: number },
): Promise<Artefact[]> {
  const { run, log, cancelled: signal } = runner;
  const expiresAt = Math.floor((clock.now() + expiry) / 1000);
  const withLink = async (artefact: Artefact): Promise<Artefact> => {
    const { name, url } = artefact;
    let why =
      "The service returned a link that doesn't start with https://, or that contains a user name or a line break.";
    try {
      // All links together get the time of one operation, however many there are and whatever fails.
      const link = await withTimeout({ clock, ms: limits.retryBudgetMs, signal }, (within) =>
        client.artefacts.createPublicUrl({ url, expiresAt }, { signal: within }),
      );
      // Workflows use it as `environment: url:`.
      const publicUrl = publicAddress(link.url);
      // The service may shorten the life of a link.
      const until = link.expiresAt ?? new Date(expiresAt * 1000).toISOString();
      if (publicUrl) return { ...artefact, publicUrl, expiresAt: until };
    } catch (error) {
      signal.throwIfAborted();
      why = messageOf(error);
    }
    log.warning(`No public link for ${name}: ${why}`);
    return artefact;
  };
  const linked = await Promise.all(artefacts.map(withLink));
  if (run.event.repository.isPublic && linked.some(({ publicUrl }) => publicUrl))
    log.notice('This repository is public: anyone can use the links and QR codes until they expire.');
  return linked;
}

/** Downloads every artefact of the report, and writes into it the path of each, or why it is missing. */
export async function downloadArtefacts(context: StepContext, { folder }: { folder: string }): Promise<void> {
  const { report } = context.store;
  const artefacts = artefactsOf(report);
  if (artefacts.length === 0) return;
  const builds = report.workflows.length > 1 ? 'several' : 'one';
  replaceArtefacts(context, await downloadAll(context, { artefacts, folder, builds }));
}

/** The artefacts of a build, field by field, so that a report holds nothing else of the service's record. */
export function reportedArtefacts(
  { _id: buildId, artefacts }: SeenBuild,
  workflowId: string | undefined,
): ReportedArtefact[] {
  return (artefacts ?? []).map(({ name, url, type, size, md5, ...more }) => {
    const { packageName, bundleId, versionName, versionCode } = more;
    const fields = { type, size, md5, packageName, bundleId, versionName, versionCode };
    const known = Object.entries(fields).filter(([, value]) => value != null);
    return { buildId, workflowId, name, url, ...Object.fromEntries(known) };
  });
}
