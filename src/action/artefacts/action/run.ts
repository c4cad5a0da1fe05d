import { artefactFilter } from '../../../pattern.ts';
import type { ActionContext } from '../../context.ts';
import { maskSecrets } from '../../inputs/connection.ts';
import type { InstallPageInputs } from '../../install-page/inputs.ts';
import { missingPage, pageFile } from '../../install-page/missing-page.ts';
import type { InstallPageReport, ReportedArtefact } from '../../report/report.ts';
import { showAnnotations } from '../../runner/runner.ts';
import { artefactText, publicLinks } from '../artefact-lines.ts';
import { downloadAll, downloadFailureOf } from '../download-all.ts';
import { missingArtefacts } from '../none-matching.ts';
import { noteThatLinksArePublic, withPublicLinks } from '../public-link.ts';
import { artefactOutputs } from '../reported-artefacts.ts';
import { type Found, findArtefacts } from './find.ts';
import { readArtifactsInputs } from './inputs.ts';

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
  const wanted = artefactFilter(patterns);
  let page: InstallPageReport | undefined;
  let artefacts: readonly ReportedArtefact[] = found.artefacts.filter(({ name }) => wanted(name));
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
  if (after.installPage) page = await writePage(context, { inputs: after.installPage, found, artefacts });
  publish();
  for (const artefact of artefacts) runner.log.info(artefactText(artefact));
  const links = publicLinks(artefacts);
  if (links) runner.log.group(links.title, links.lines);
  // Whatever the state of the build: artefacts are all that this step is for.
  const missing = {
    label: '',
    patterns: patterns.map(({ text }) => text),
    names: found.isKnown ? found.artefacts.map(({ name }) => name) : undefined,
  };
  const told =
    artefacts.length > 0 ? missingPage(page, ifNoArtefacts) : missingArtefacts([missing], ifNoArtefacts);
  const errors = showAnnotations(runner.log, told);
  const failure = downloadFailureOf(artefacts);
  if (failure) throw failure;
  return errors === 0;
}

interface PageToWrite {
  readonly inputs: InstallPageInputs;
  readonly found: Found;
  readonly artefacts: readonly ReportedArtefact[];
}

async function writePage(
  context: Pick<ActionContext, 'clock' | 'limits' | 'runner'>,
  { inputs, found, artefacts }: PageToWrite,
): Promise<InstallPageReport> {
  const { writeInstallPage } = await import('../../install-page/write-page.ts');
  const { appName, ref, commit } = found.about;
  const shown = artefacts.map((artefact) => ({ artefact, workflow: undefined, commit }));
  return writeInstallPage(context, { inputs, content: { title: appName, ref, artefacts: shown } });
}
