import { basename } from 'node:path/posix';
import type { SeenBuild } from '../../contract/build.ts';
import { refOf } from '../../contract/judge.ts';
import { hasEnded, parseTimestamp, refText, workflowIdOf } from '../../contract/values.ts';
import { BadValue, UserError } from '../../errors.ts';
import { artefactFilter } from '../../pattern.ts';
import { reportedArtefacts, withPublicLinks } from '../artefacts/collect.ts';
import { downloadAll, downloadFailures } from '../artefacts/download.ts';
import { readArtefactInputs } from '../artefacts/inputs.ts';
import { missingArtefacts } from '../artefacts/missing-artefacts.ts';
import { parseCommit } from '../builds/commit.ts';
import {
  newestFirst,
  readListedBuild,
  type SearchContext,
  searchBuilds,
  undecidedText,
} from '../builds/search.ts';
import { ownHeads } from '../event/run-event.ts';
import { readConnection } from '../inputs/connection.ts';
import { parseLines } from '../inputs/lists.ts';
import { parseBuildIds } from '../inputs/parsers.ts';
import { type InputReader, readInputs } from '../inputs/reader.ts';
import { pageAnnotations, pageFile, writeInstallPage } from '../install-page/install-page.ts';
import type { InstallPageReport, ReportedArtefact } from '../report/report.ts';
import { type Runner, showAnnotations } from '../runner/runner.ts';
import { artefactOutputs, artefactText, linkGroup } from '../show/artefacts.ts';
import { type AdminContext, readCriteria } from './operations.ts';

/**
 * Finds the artefacts of a build, creates public links to them, and downloads them.
 *
 * @throws InputError before any request; UserError, also after everything else is done if a download failed
 */
export async function artifacts({ runner, connect, clock, limits }: AdminContext): Promise<boolean> {
  const { connection, source, artefacts: patterns, ifNoArtefacts, ...after } = readArtifactsInputs(runner);
  const context = { runner, client: await connect(connection), clock, limits };
  const found = await findArtefacts(context, source);
  const { build } = found;
  const isSelected = artefactFilter(patterns);
  let page: InstallPageReport | undefined;
  const selected = (found.artefacts ?? []).filter(({ name }) => isSelected(name));
  let artefacts: readonly ReportedArtefact[] = selected.slice(0, limits.artefacts);
  const publish = (): void => {
    runner.setOutput('buildId', build?._id ?? '');
    const outputs = artefactOutputs(artefacts, selected.length - artefacts.length);
    for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
    runner.setOutput('installPage', pageFile(page));
  };
  publish();
  if (after.publicLinks)
    artefacts = await withPublicLinks(context, { artefacts, expiry: after.publicLinkExpiry });
  if (after.download)
    artefacts = await downloadAll(context, { artefacts, folder: after.download, builds: 'one' });
  if (after.installPage) {
    const [commit, built] = [build?.commit?.hash, parseTimestamp(build?.finishedAt)];
    const apps = artefacts.map((artefact) => ({ artefact, workflow: undefined, commit, built }));
    const content = { title: found.appName ?? undefined, ref: build && refOf(build), artefacts: apps };
    page = await writeInstallPage(context, { inputs: after.installPage, content });
  }
  publish();
  for (const artefact of artefacts) runner.log.info(artefactText(artefact));
  const links = linkGroup(artefacts);
  if (links) runner.log.group(links.title, links.lines);
  // Whatever the state of the build: artefacts are all that this step is for.
  const missing = {
    label: '',
    patterns: patterns.map(({ text }) => text),
    names: found.artefacts?.map(({ name }) => name),
  };
  const annotations =
    artefacts.length > 0 ? pageAnnotations(page, ifNoArtefacts) : missingArtefacts([missing], ifNoArtefacts);
  const errors = showAnnotations(runner.log, annotations);
  const failures = downloadFailures(artefacts);
  if (failures.length > 0) throw new UserError(failures.join('\n'));
  return errors === 0;
}

/** @throws InputError */
export function readArtifactsInputs(runner: Runner) {
  return readInputs(runner, (inputs) => ({
    connection: readConnection(inputs, runner),
    ...readArtefactInputs(inputs),
    source: readSource(inputs, runner),
  }));
}

/** Where the artefacts come from: one build, the latest finished one that matches, or their addresses. */
type Source = ReturnType<typeof readSource>;
type Latest = NonNullable<Source['latest']>;

function readSource(inputs: InputReader, { run }: Runner) {
  const sources = inputs.present(['buildId', 'appId', 'url']);
  const narrowing = inputs.present(['workflowId', 'branch', 'tag', 'commit']);
  if (sources.length !== 1 || (narrowing.length > 0 && sources[0] !== 'appId')) {
    const present = [...sources, ...narrowing];
    inputs.refuse(
      `To select artefacts, set one of buildId, appId and url. With appId, the action uses the latest finished build, which you can narrow down with workflowId, branch, tag or commit. This step sets ${present.join(', ') || 'none of them'}.`,
    );
  }
  if (sources[0] === 'buildId') return { buildId: inputs.needed('buildId', parseBuildId) };
  if (sources[0] === 'url') return { urls: inputs.needed('url', parseAddresses) };
  const commit = inputs.optional('commit', parseCommit);
  return { latest: { ...readCriteria(inputs), commit, pullRequests: ownHeads(run.event) } };
}

function parseBuildId(text: string): string {
  const [id = '', ...others] = parseBuildIds(text);
  if (others.length === 0) return id;
  throw new BadValue('the ID of one build, or the address of its page');
}

function parseAddresses(text: string): string[] {
  const urls = new Set(parseLines(text));
  if (urls.size === 0) throw new BadValue('artefact URLs, one per line or as a JSON list');
  return [...urls];
}

interface Found {
  /** Absent if the artefacts were found by their addresses. */
  readonly build?: SeenBuild;
  readonly appName?: string | null | undefined;
  /** `undefined` where the service does not list the artefacts of the build, which a warning has said. */
  readonly artefacts: readonly ReportedArtefact[] | undefined;
}

type FindContext = SearchContext & Pick<AdminContext, 'runner'>;

/** @throws ServiceError; UserError if no build is found */
async function findArtefacts(context: FindContext, source: Source): Promise<Found> {
  if (source.urls) return { artefacts: source.urls.map(artefactAt) };
  if (source.latest) return ofBuild(await latestFinished(context, source.latest));
  const { client, runner } = context;
  const signal = runner.cancelled;
  const { build, application } = await client.builds.get(source.buildId, { signal });
  const { _id: id, status } = build;
  if (!hasEnded(status))
    runner.log.warning(`Build ${id} has not finished (${status}), so more artefacts may follow.`);
  const { appName } = application ?? {};
  if (build.artefacts) return { ...ofBuild(build), appName };
  const appId = application?._id ?? build.appId ?? undefined;
  const { listed, where } = await readListedBuild(context, { appId, buildId: id, signal });
  if (listed) return { ...ofBuild({ ...build, ...listed }), appName };
  runner.log.warning(`Build ${id} is not in ${where}, so its artefacts are unknown.`);
  return { build, appName, artefacts: undefined };
}

function ofBuild(build: SeenBuild): Found {
  return { build, artefacts: reportedArtefacts(build, workflowIdOf(build)) };
}

/** Only the name of the artefact is known from its address. The client checks whether the token may be sent to it. */
function artefactAt(url: string): ReportedArtefact {
  const encoded = basename(URL.parse(url)?.pathname ?? url);
  let name = encoded;
  try {
    name = decodeURIComponent(encoded);
  } catch {}
  return { buildId: undefined, workflowId: undefined, name, url };
}

/**
 * The latest build with the status `finished`. The contract promises no order of the list (docs/api.md, "Builds"), so
 * all pages up to the limit are read, and the newest time wins.
 *
 * @throws UserError if the part of the list that was read has none; ServiceError
 */
async function latestFinished(context: FindContext, criteria: Latest): Promise<SeenBuild> {
  const { log, cancelled: signal } = context.runner;
  const { appId, workflowIds, refs, commit } = criteria;
  const { matching, undecided, cut, where } = await searchBuilds(context, {
    criteria,
    counts: ({ status }) => status === 'finished',
    signal,
  });
  const [latest] = matching;
  // Older builds that may match don't matter.
  const newer = undecided.filter((build) => !latest || newestFirst([latest, build])[0] === build);
  const doubt = newer.length === 0 ? '' : `${undecidedText(newer, criteria)}. `;
  if (!latest) {
    const what = [`application ${appId}`, workflowIds, refs?.map(refText), commit].flat().filter(Boolean);
    throw new UserError(
      `No matching build in ${where} has finished (${what.join(', ')}). ${doubt}Check the IDs, or choose a build with buildId.`,
    );
  }
  const searched = cut ? ` (searched ${where}; there are more pages)` : '';
  log.info(`The latest finished build is ${latest._id}${searched}.`);
  if (doubt !== '') log.warning(`${doubt}A newer build may match, but this step uses ${latest._id}.`);
  return latest;
}
