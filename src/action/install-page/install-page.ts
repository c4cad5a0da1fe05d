import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PackageFacts } from '../../app-packages/read-package.ts';
import { BadValue, messageOf, UserError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { makeFolder } from '../inputs/output-folder.ts';
import type { Reaction } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import { platformOf } from '../report/artefacts.ts';
import type { InstallPageReport, ReportedArtefact } from '../report/report.ts';
import { goodBuilds } from '../report/workflow.ts';
import type { Annotation, Runner } from '../runner/runner.ts';
import { workflowName } from '../show/names.ts';
import { linkAddress } from '../text/addresses.ts';
import { redacted } from '../text/redaction.ts';
import type { BuiltArtefact, InstallPage, PageApp } from './page/page.ts';

export type InstallPageInputs = NonNullable<ReturnType<typeof readInstallPage>>;

/**
 * The inputs `installPage` and `installPageUrl`: the folder as the input has it, and the address that the page will have, if it
 * is known. `undefined` without a page.
 */
export function readInstallPage(inputs: InputReader, { publicLinks }: { publicLinks: boolean }) {
  const folder = inputs.text('installPage');
  const address = inputs.optional('installPageUrl', parsePageAddress);
  if (folder === '' && address !== undefined)
    inputs.refuse(
      'The installPageUrl input has no effect without installPage. Set installPage to a folder, or remove installPageUrl.',
      ['installPage'],
    );
  if (folder === '') return undefined;
  if (!publicLinks)
    inputs.refuse(
      'The installPage input cannot be used with publicLinks: false, because the page consists of public links. Remove one of them.',
    );
  return { folder, address };
}

/** Characters; a QR code of a longer address is too dense for a camera. */
const longestPageAddress = 1_000;

/** Reads the address of a page. An address that does not name an HTML file names a folder, and gets its slash. */
export function parsePageAddress(text: string): string {
  const url = URL.parse(text);
  const isPlain = url?.protocol === 'https:' && !(url.username || url.password || url.search || url.hash);
  if (!isPlain || url.href.length > longestPageAddress)
    throw new BadValue(
      `an https:// URL without user name, query or fragment, of at most ${longestPageAddress} characters`,
    );
  if (!/(?:\/|\.html?)$/.test(url.pathname)) url.pathname += '/';
  return url.href;
}

const title = 'No install page';

/**
 * Where the install page lies and what has to upload it, or why an install page that the inputs ask for is missing.
 *
 * @param ifNoArtefacts for a page without an app; `ignore` where the missing artefacts have an annotation already
 */
export function pageAnnotations(page: InstallPageReport | undefined, ifNoArtefacts: Reaction): Annotation[] {
  switch (page?.kind) {
    case undefined:
      return [];
    case 'written': {
      // Writing a page uploads nothing: a green step would lead its readers to a page that is not there.
      const host = page.address ?? 'an https host, and set installPageUrl to its URL';
      const message = `The install page is in ${dirname(page.file)}. It isn't on a web server yet. In a later step or job, upload all files in that folder to ${host}. Then links and QR codes open the page.`;
      return [{ kind: 'notice', title: 'Upload the install page', message }];
    }
    case 'failed':
      return [{ kind: 'error', title, message: page.reason }];
    case 'empty': {
      if (ifNoArtefacts === 'ignore') return [];
      const message =
        'The action did not write an install page, because none of the artefacts is an app for phones (.apk or .ipa).';
      return [{ kind: ifNoArtefacts === 'error' ? 'error' : 'warning', title, message }];
    }
  }
}

/** The output `installPage`: the file of the page; empty without a page. */
export function pageFile(page: InstallPageReport | undefined): string {
  return page?.kind === 'written' ? page.file : '';
}

/** Writes the install page of the artefacts of builds that ended well, and into the report how that went. @throws Cancelled */
export async function writePageOfReport(
  context: Pick<StepContext, 'runner' | 'store'>,
  inputs: InstallPageInputs,
): Promise<void> {
  const { store } = context;
  const { report } = store;
  const artefacts = goodBuilds(report).flatMap((build) => {
    const workflow = report.workflows.length > 1 ? workflowName(build, report) : undefined;
    const { commit, finishedAt: built } = build;
    return build.artefacts.map((artefact) => ({ artefact, workflow, commit, built }));
  });
  const content = { title: report.appName, ref: report.ref, artefacts };
  store.update({ installPage: await writeInstallPage(context, { inputs, content }) });
}

/** What the page is made of; the title is the name of the application, if it is known. Untrusted texts. */
type PageContent = Pick<InstallPage, 'ref'> & {
  title: string | undefined;
  artefacts: readonly BuiltArtefact[];
};

/** Writes the install page of these artefacts, and one manifest for each `.ipa` beside it. @throws Cancelled */
export async function writeInstallPage(
  { runner }: { readonly runner: Runner },
  { inputs, content }: { inputs: InstallPageInputs; content: PageContent },
): Promise<InstallPageReport> {
  const { address } = inputs;
  const files = await pageFiles(runner, { content: redacted(content, runner.redactor.redact), address });
  if (!files) return { kind: 'empty' };
  try {
    const target = { input: 'installPage', workspace: runner.run.workspace, folder: inputs.folder } as const;
    const folder = await makeFolder(target, runner.log);
    // The page comes last, so that it never leads to a manifest that is not there.
    for (const [name, text] of files) {
      runner.cancelled.throwIfAborted();
      const path = join(folder, name);
      // A link of this name is replaced, and not followed.
      await rm(path, { force: true });
      await writeFile(path, text, { flag: 'wx' });
    }
    const file = join(folder, indexName);
    runner.log.info(`📲 Install page → ${file}`);
    return { kind: 'written', file, ...(address === undefined ? {} : { address }) };
  } catch (error) {
    runner.cancelled.throwIfAborted();
    const reason =
      error instanceof UserError
        ? error.message
        : `${messageOf(error)}. Set installPage to a folder that the runner can write to.`;
    return { kind: 'failed', reason: `The install page could not be written. ${reason}` };
  }
}

const indexName = 'index.html';

/** The manifests and, last, the page, each by its name; `undefined` where no artefact is an app for phones. */
async function pageFiles(
  runner: Runner,
  { content, address }: { content: PageContent; address: string | undefined },
): Promise<ReadonlyMap<string, string> | undefined> {
  // Loaded with the first page, because it has an encoder of QR codes.
  const { manifestName, manifestXml, pageHtml } = await import('./page/page.ts');
  const files = new Map<string, string>();
  const apps: PageApp[] = [];
  for (const { artefact, ...about } of content.artefacts) {
    const platform = platformOf(artefact);
    if (platform === undefined) continue;
    const { title, ...facts } = await factsOf(runner, artefact);
    // The record goes first.
    const known = { ...facts, ...artefact };
    const { name, versionName: version, bundleId = known.packageName } = known;
    const app = { ...about, artefact: known, platform, title };
    const link = known.publicUrl && linkAddress(known.publicUrl);
    if (platform === 'ios' && link && bundleId !== undefined) {
      const text = manifestXml({ link, bundleId, version, title: title ?? content.title ?? name });
      const manifest = manifestName(text);
      files.set(manifest, text);
      apps.push({ ...app, manifest });
    } else {
      if (platform === 'ios' && link)
        runner.log.warning(
          `${name}: its bundle identifier is unknown, so the install page only offers a download. With the download input, the action reads it from the package.`,
        );
      apps.push(app);
    }
  }
  if (apps.length === 0) return undefined;
  const title = content.title ?? apps.find((app) => app.title)?.title ?? 'the app';
  return files.set(indexName, pageHtml({ title, ref: content.ref, address, apps }));
}

/** Reads the facts in the package of a downloaded artefact; empty if it cannot be read. @throws Cancelled */
async function factsOf(runner: Runner, { name, path }: ReportedArtefact): Promise<PackageFacts> {
  if (path === undefined) return {};
  const { readPackage, UnreadablePackage } = await import('../../app-packages/read-package.ts');
  try {
    const facts = await readPackage({ path, name }, { signal: runner.cancelled });
    return redacted(facts, runner.redactor.redact);
  } catch (error) {
    if (!(error instanceof UnreadablePackage)) throw error;
    return {};
  }
}
