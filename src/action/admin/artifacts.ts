import { artefactFilter } from '../../pattern.ts';
import { firstArtefacts } from '../artefacts/collect.ts';
import { downloadAll, downloadFailureOf } from '../artefacts/download.ts';
import { missingArtefacts } from '../artefacts/missing-artefacts.ts';
import { noteThatLinksArePublic, withPublicLinks } from '../artefacts/public-links.ts';
import type { ActionContext } from '../context.ts';
import { maskSecrets } from '../inputs/connection.ts';
import { pageAnnotations, pageFile, writeInstallPage } from '../install-page/install-page.ts';
import type { InstallPageReport, ReportedArtefact } from '../report/report.ts';
import { showAnnotations } from '../runner/runner.ts';
import { artefactOutputs, artefactText, linkGroup } from '../show/artefacts.ts';
import { readArtifactsInputs } from './artefact-source.ts';
import { findArtefacts } from './find-artefacts.ts';

/**
 * Finds the artefacts of a build, creates public links to them, and downloads them.
 *
 * @throws InputError before any request; ServiceError and NoFinishedBuild; DownloadFailed after everything else is done
 */
export async function artifacts({
  runner,
  connect,
  clock,
  limits,
}: Pick<ActionContext, 'runner' | 'connect' | 'clock' | 'limits'>): Promise<boolean> {
  maskSecrets(runner, ['token']);
  const { connection, source, artefacts: patterns, ifNoArtefacts, ...after } = readArtifactsInputs(runner);
  const context = { runner, client: connect(connection), clock, limits };
  const found = await findArtefacts(context, source);
  const isSelected = artefactFilter(patterns);
  let page: InstallPageReport | undefined;
  let artefacts: readonly ReportedArtefact[] = firstArtefacts(
    context,
    found.artefacts.filter(({ name }) => isSelected(name)),
  );
  const publish = (): void => {
    runner.setOutput('buildId', found.buildId ?? '');
    for (const [name, value] of Object.entries(artefactOutputs(artefacts))) runner.setOutput(name, value);
    runner.setOutput('installPage', pageFile(page));
  };
  publish();
  if (after.publicLinks)
    artefacts = await withPublicLinks(context, { artefacts, expiry: after.publicLinkExpiry });
  noteThatLinksArePublic(runner, artefacts);
  if (after.download)
    artefacts = await downloadAll(context, { artefacts, folder: after.download, builds: 'one' });
  if (after.installPage) {
    const { appName: title, ref, commit, built } = found.about;
    const apps = artefacts.map((artefact) => ({ artefact, workflow: undefined, commit, built }));
    const content = { title, ref, artefacts: apps };
    page = await writeInstallPage(context, { inputs: after.installPage, content });
  }
  publish();
  for (const artefact of artefacts) runner.log.info(artefactText(artefact));
  const links = linkGroup(artefacts.map((artefact) => ({ artefact })));
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
