import { refOf } from '../../contract/judge.ts';
import { parseTimestamp } from '../../contract/values.ts';
import { BadValue, InputError } from '../../errors.ts';
import { artefactFilter } from '../../pattern.ts';
import { withPublicLinks } from '../artefacts/collect.ts';
import { downloadAll, downloadFailureOf } from '../artefacts/download.ts';
import { readArtefactInputs } from '../artefacts/inputs.ts';
import { missingArtefacts } from '../artefacts/missing-artefacts.ts';
import { parseCommit } from '../builds/commit.ts';
import { maskSecrets, readConnection } from '../inputs/connection.ts';
import { parseLines } from '../inputs/lists.ts';
import { parseAppId, parseBuildIds, readRef } from '../inputs/parsers.ts';
import { createInputReader, type InputReader } from '../inputs/reader.ts';
import { pageAnnotations, pageFile, writeInstallPage } from '../install-page/install-page.ts';
import type { InstallPageReport, ReportedArtefact } from '../report/report.ts';
import { type Runner, showAnnotations } from '../runner/runner.ts';
import { artefactOutputs, artefactText, linkGroup } from '../show/artefacts.ts';
import { findArtefacts, type Source } from './find-artefacts.ts';
import type { AdminContext } from './operations.ts';

/**
 * Finds the artefacts of a build, creates public links to them, and downloads them.
 *
 * @throws InputError before any request; ServiceError and NoFinishedBuild; DownloadFailed after everything else is done
 */
export async function artifacts({ runner, connect, clock, limits }: AdminContext): Promise<boolean> {
  maskSecrets(runner, ['token']);
  const { connection, source, artefacts: patterns, ifNoArtefacts, ...after } = readArtifactsInputs(runner);
  const context = { runner, client: connect(connection), clock, limits };
  const found = await findArtefacts(context, source);
  const { build } = found;
  const isSelected = artefactFilter(patterns);
  let page: InstallPageReport | undefined;
  const selected = found.artefacts.filter(({ name }) => isSelected(name));
  let artefacts: readonly ReportedArtefact[] = selected.slice(0, limits.artefacts);
  const publish = (): void => {
    runner.setOutput('buildId', build?._id ?? '');
    for (const [name, value] of Object.entries(
      artefactOutputs(artefacts, selected.length - artefacts.length),
    ))
      runner.setOutput(name, value);
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
    names: found.isKnown ? found.artefacts.map(({ name }) => name) : undefined,
  };
  const annotations =
    artefacts.length > 0 ? pageAnnotations(page, ifNoArtefacts) : missingArtefacts([missing], ifNoArtefacts);
  const errors = showAnnotations(runner.log, annotations);
  const failure = downloadFailureOf(artefacts);
  if (failure) throw failure;
  return errors === 0;
}

/** @throws InputError */
export function readArtifactsInputs(runner: Runner) {
  const inputs = createInputReader(runner);
  const connection = readConnection(inputs, runner);
  return { connection, source: readSource(inputs), ...readArtefactInputs(inputs) };
}

function readSource(inputs: InputReader): Source {
  const sources = inputs.present(['buildId', 'appId', 'url']);
  const narrowing = inputs.present(['workflowId', 'branch', 'tag', 'commit']);
  if (sources.length !== 1 || (narrowing.length > 0 && sources[0] !== 'appId')) {
    const present = [...sources, ...narrowing];
    throw new InputError(
      present.length > 0 ? present : ['buildId', 'appId', 'url'],
      `To select artefacts, set one of buildId, appId and url. With appId, the action uses the latest finished build, which you can narrow down with workflowId, branch, tag or commit. This step sets ${present.join(', ') || 'none of them'}.`,
    );
  }
  const buildId = inputs.optional('buildId', parseBuildId);
  if (buildId !== undefined) return { buildId };
  const urls = inputs.optional('url', parseAddresses);
  if (urls) return { urls };
  return {
    latest: {
      appId: parseAppId(inputs.text('appId')),
      workflowId: inputs.text('workflowId') || undefined,
      ref: readRef(inputs),
      commit: inputs.optional('commit', parseCommit),
    },
  };
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
