import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageFacts } from '../../app-packages/package-facts.ts';
import { withTimeout } from '../../clock.ts';
import type { Ref } from '../../contract/values.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { makeFolder } from '../inputs/output-folder.ts';
import { type Platform, platformOf } from '../report/artefacts.ts';
import type { InstallPageReport, ReportedArtefact } from '../report/report.ts';
import type { Runner } from '../runner/runner.ts';
import { redacted } from '../text/redaction.ts';
import { type InstallPage, type PageArtefact, pageApp } from './page/page-app.ts';
import { pageHtml } from './page/page-html.ts';

/** Where the install page is written. */
export interface InstallPageInputs {
  /** As the input has it; a relative one starts in the workspace. */
  readonly folder: string;
  /** The address that the page will have, where it is known. */
  readonly address: string | undefined;
}

/** What the page is made of. Untrusted texts. */
export interface PageContent {
  /** The name of the application, if it is known. */
  readonly title: string | undefined;
  readonly ref: Ref | undefined;
  readonly artefacts: readonly Omit<PageArtefact, 'title'>[];
}

/**
 * Writes the install page of these artefacts, and one manifest for each `.ipa` beside it.
 *
 * @throws Cancelled
 */
export async function writeInstallPage(
  context: Pick<ActionContext, 'clock' | 'limits' | 'runner'>,
  { inputs, content }: { inputs: InstallPageInputs; content: PageContent },
): Promise<InstallPageReport> {
  const { clock, runner } = context;
  const { address } = inputs;
  const signal = runner.cancelled;
  const files = await pageFiles(context, { content: redacted(content, runner.redactor.redact), address });
  signal.throwIfAborted();
  if (!files) return { kind: 'empty' };
  try {
    const target = { input: 'installPage', workspace: runner.run.workspace, folder: inputs.folder } as const;
    const folder = await makeFolder(target, runner.log);
    await withTimeout({ clock, ms: writeMs, signal }, async (limited) => {
      // The page comes last, so that it never leads to a manifest that is not there.
      for (const [name, text] of files) {
        limited.throwIfAborted();
        await writeWhole(join(folder, name), text);
      }
    });
    const file = join(folder, indexName);
    runner.log.info(`📲 Install page → ${file}`);
    return { kind: 'written', file, ...(address === undefined ? {} : { address }) };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: 'failed', reason: `The install page could not be written. ${reasonOf(error)}` };
  }
}

const indexName = 'index.html';

/** How long a file system may take to write the files: few, and small. */
const writeMs = 60_000;

/** An error of the system names the path, and not what to do. */
function reasonOf(error: unknown): string {
  if (error instanceof UserError) return error.message;
  return `${messageOf(error)}. Set installPage to a folder that the runner can write to.`;
}

type TextFile = readonly [name: string, text: string];

/** The manifests and, last, the page; `undefined` where no artefact is an app. */
async function pageFiles(
  context: Pick<ActionContext, 'limits' | 'runner'>,
  { content, address }: { content: PageContent; address: string | undefined },
): Promise<readonly TextFile[] | undefined> {
  const { limits, runner } = context;
  const { title, ref, artefacts } = content;
  const found = artefacts.flatMap((one) => {
    const platform = platformOf(one.artefact);
    return platform === undefined ? [] : [{ ...one, platform }];
  });
  if (found.length === 0) return undefined;
  // What installs on a phone first.
  found.sort((left, right) => order.indexOf(left.platform) - order.indexOf(right.platform));
  const known = await Promise.all(
    found.slice(0, limits.publicLinks).map(async ({ artefact, ...more }) => {
      const { title: own, ...facts } = await factsOf(context, artefact);
      // What the record tells goes first.
      return { artefact: { ...facts, ...artefact }, title: own, ...more };
    }),
  );
  const titleOfPage = title ?? known.find((one) => one.title)?.title ?? 'the app';
  const files = known.map((one) => {
    const file = pageApp(one, { platform: one.platform, titleOfPage });
    if (file.app.kind === 'unknownIos') warnOfUnknownId(runner, one.artefact);
    return file;
  });
  const page: InstallPage = {
    title: titleOfPage,
    ref,
    address,
    apps: files.map(({ app }) => app),
    more: found.length - files.length,
  };
  return [...files.flatMap(({ manifest }) => (manifest ? [manifest] : [])), [indexName, pageHtml(page)]];
}

const order: readonly Platform[] = ['android', 'ios', 'store', 'simulator'];

function warnOfUnknownId({ log }: Runner, { name, path }: ReportedArtefact): void {
  const advice =
    path === undefined
      ? 'To read it from the package, set download.'
      : 'The package does not contain it either.';
  log.warning(
    `${name}: its bundle identifier is unknown, so the install page only offers a download. ${advice}`,
  );
}

/** The file has its name only once it is whole. A link of this name is replaced, and not followed. */
async function writeWhole(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.part`;
  await rm(temporary, { force: true });
  try {
    await writeFile(temporary, text, { flag: 'wx' });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** What the package of an artefact says about itself, where it was downloaded; nothing where it cannot be read. @throws Cancelled */
export async function factsOf(
  { runner }: { readonly runner: Runner },
  { name, path }: ReportedArtefact,
): Promise<PackageFacts> {
  if (path === undefined) return {};
  const { isPackage, isUnreadable, readPackage } = await import('../../app-packages/read-package.ts');
  if (!isPackage(name)) return {};
  try {
    const facts = await readPackage({ path, name }, { signal: runner.cancelled });
    return redacted(facts, runner.redactor.redact);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return {};
  }
}
