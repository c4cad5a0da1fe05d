import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageFacts } from '../../app-packages/read-package.ts';
import type { Ref } from '../../contract/values.ts';
import { messageOf, UserError } from '../../errors.ts';
import { makeFolder } from '../inputs/output-folder.ts';
import { type Platform, platformOf } from '../report/artefacts.ts';
import type { InstallPageReport, ReportedArtefact } from '../report/report.ts';
import type { Runner } from '../runner/runner.ts';
import { linkAddress } from '../text/addresses.ts';
import { redacted } from '../text/redaction.ts';
import { manifestName, manifestXml } from './page/manifest.ts';
import { type PageApp, pageHtml } from './page/page.ts';

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
  readonly artefacts: readonly Omit<PageApp, 'title' | 'platform' | 'manifest'>[];
}

/**
 * Writes the install page of these artefacts, and one manifest for each `.ipa` beside it.
 *
 * @throws Cancelled
 */
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
      await writeWhole(join(folder, name), text);
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

/** What installs on a phone first. */
const order: readonly Platform[] = ['android', 'ios', 'store', 'simulator'];

/** The manifests and, last, the page, each as name and text; `undefined` where no artefact is an app. */
async function pageFiles(
  runner: Runner,
  { content, address }: { content: PageContent; address: string | undefined },
): Promise<readonly (readonly [name: string, text: string])[] | undefined> {
  const { ref, artefacts } = content;
  const known = await Promise.all(
    artefacts.map(async ({ artefact, ...about }) => {
      const { title, ...facts } = await factsOf(runner, artefact);
      // The record goes first.
      return { ...about, title, artefact: { ...facts, ...artefact } };
    }),
  );
  const title = content.title ?? known.find((one) => one.title)?.title ?? 'the app';
  const manifests = new Map<string, string>();
  const apps = known.flatMap((one): PageApp[] => {
    const { artefact } = one;
    const platform = platformOf(artefact);
    if (platform === undefined) return [];
    const link = artefact.publicUrl && linkAddress(artefact.publicUrl);
    if (platform !== 'ios' || !link) return [{ ...one, platform }];
    const bundleId = artefact.bundleId ?? artefact.packageName;
    if (bundleId === undefined) warnOfUnknownId(runner, artefact);
    if (bundleId === undefined) return [{ ...one, platform }];
    const version = artefact.versionName;
    const text = manifestXml({ link, bundleId, version, title: one.title ?? title });
    const manifest = manifestName(text);
    manifests.set(manifest, text);
    return [{ ...one, platform, manifest }];
  });
  if (apps.length === 0) return undefined;
  apps.sort((left, right) => order.indexOf(left.platform) - order.indexOf(right.platform));
  return [...manifests, [indexName, pageHtml({ title, ref, address, apps })]];
}

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
async function factsOf(runner: Runner, { name, path }: ReportedArtefact): Promise<PackageFacts> {
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
