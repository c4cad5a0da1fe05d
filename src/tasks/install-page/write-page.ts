import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ref } from '../../core/refs.ts';
import { redacted } from '../../core/report/redaction.ts';
import type { InstallPageReport } from '../../core/report/report.ts';
import { messageOf } from '../../errors.ts';
import type { InstallPage } from '../../report/page/install-page.ts';
import { pageHtml } from '../../report/page/page-html.ts';
import type { Runner } from '../../runner/runner.ts';
import { downloadFolder } from '../artefacts/download-folder.ts';
import type { ActionContext } from '../context/action-context.ts';
import type { InstallPageInputs } from './inputs.ts';
import { factsOf } from './package-facts.ts';
import { type PageArtefact, type Platform, pageApp, platformOf } from './page-apps.ts';

/** What the page is made of. Untrusted texts. */
export interface PageContent {
  /** The name of the application, if it is known. */
  readonly title: string | undefined;
  readonly ref: Ref | undefined;
  readonly artefacts: readonly Omit<PageArtefact, 'title'>[];
}

/**
 * Writes the install page of these artefacts, and one manifest for each `.ipa` beside it. The page comes last and every
 * file under its name only once it is whole, so that a page never leads to a manifest that is not there.
 *
 * @throws Cancelled
 */
export async function writeInstallPage(
  context: Pick<ActionContext, 'limits' | 'runner'>,
  { inputs, content }: { inputs: InstallPageInputs; content: PageContent },
): Promise<InstallPageReport> {
  const { limits, runner } = context;
  const { title, ref, artefacts } = redacted(content, runner.redactor.redact);
  const found = artefacts.flatMap((one) => {
    const platform = platformOf(one.artefact);
    return platform === undefined ? [] : [{ ...one, platform }];
  });
  // What installs on a phone first.
  found.sort((left, right) => order.indexOf(left.platform) - order.indexOf(right.platform));
  if (found.length === 0) return { kind: 'empty' };
  try {
    const target = { input: 'installPage', workspace: runner.run.workspace, folder: inputs.folder } as const;
    const folder = await downloadFolder(target);
    const apps = await Promise.all(
      found.slice(0, limits.publicLinks).map(async ({ artefact, platform, ...more }) => {
        const { title: own, ...facts } = await factsOf(context, artefact);
        // What the record tells goes first.
        return { artefact: { ...facts, ...artefact }, title: own, platform, ...more };
      }),
    );
    const titleOfPage = title ?? apps.find((app) => app.title)?.title ?? 'the app';
    const files = apps.map((one) => pageApp(one, { platform: one.platform, titleOfPage }));
    for (const { app } of files) if (app.kind === 'unknownIos') warnOfUnknownId(runner, app.file);
    const page: InstallPage = {
      title: titleOfPage,
      ref,
      address: inputs.address,
      apps: files.map(({ app }) => app),
      more: found.length - files.length,
    };
    runner.cancelled.throwIfAborted();
    await mkdir(folder, { recursive: true });
    for (const { manifest } of files) if (manifest) await writeWhole(join(folder, manifest[0]), manifest[1]);
    const file = join(folder, 'index.html');
    await writeWhole(file, pageHtml(page));
    return { kind: 'written', file, ...(inputs.address ? { address: inputs.address } : {}) };
  } catch (error) {
    runner.cancelled.throwIfAborted();
    return { kind: 'failed', reason: `The install page could not be written. ${messageOf(error)}` };
  }
}

const order: readonly Platform[] = ['android', 'ios', 'store', 'simulator'];

function warnOfUnknownId({ log }: Runner, file: string): void {
  log.warning(
    `${file}: its bundle identifier is not known, so that the install page only offers it as a download. Set download, so that the action can read it from the package.`,
  );
}

/** A link of this name is replaced, and not followed. */
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
