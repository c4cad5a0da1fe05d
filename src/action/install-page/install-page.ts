import { dirname } from 'node:path';
import { BadValue, InputError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { Reaction } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import type { InstallPageReport } from '../report/report.ts';
import { endedBuilds } from '../report/workflow.ts';
import type { Annotation } from '../runner/runner.ts';
import { workflowName } from '../show/names.ts';
import type { InstallPageInputs, writeInstallPage as write } from './write-page.ts';

/**
 * The inputs `installPage` and `installPageUrl`; `undefined` without a page.
 *
 * @throws InputError for an address without a page, and for a page without the links that it is made of
 */
export function readInstallPage(
  inputs: InputReader,
  { publicLinks }: { publicLinks: boolean },
): InstallPageInputs | undefined {
  const folder = inputs.text('installPage');
  const address = inputs.optional('installPageUrl', parsePageAddress);
  if (folder === '' && address !== undefined)
    throw new InputError(
      ['installPageUrl', 'installPage'],
      'The installPageUrl input has no effect without installPage. Set installPage to a folder, or remove installPageUrl.',
    );
  if (folder === '') return undefined;
  if (!publicLinks)
    throw new InputError(
      ['installPage', 'publicLinks'],
      'The installPage input cannot be used with publicLinks: false, because the page consists of public links. Remove one of them.',
    );
  return { folder, address };
}

/** Characters; a QR code of a longer address is too dense for a camera. */
const longestPageAddress = 1_000;

/** Reads the address of a page. One that does not name an HTML file is that of a folder, and gets its slash. */
export function parsePageAddress(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.href.length > longestPageAddress)
    throw new BadValue(`an https:// URL of at most ${longestPageAddress} characters`);
  if (url.username || url.password || url.search || url.hash)
    throw new BadValue('a URL without user name, query or fragment');
  if (!/(?:\/|\.html?)$/.test(url.pathname)) url.pathname += '/';
  return url.href;
}

const title = 'No install page';

/** Writing a page uploads nothing: a green step would lead its readers to a page that is not there. */
function uploadNotice(file: string, address: string | undefined): Annotation {
  const advice =
    address === undefined
      ? 'to an https host, and set installPageUrl to its URL, so that links and QR codes open the page'
      : `to ${address}, which links and QR codes open`;
  const message = `The install page is in ${dirname(file)}. It isn't on a web server yet. In a later step or job, upload all files in that folder ${advice}.`;
  return { kind: 'notice', title: 'Upload the install page', message };
}

/**
 * Where the install page lies and what has to upload it, or why an install page that the inputs ask for is missing.
 *
 * @param ifNoArtefacts for a page without an app; `ignore` where the missing artefacts have an annotation already
 */
export function pageAnnotations(page: InstallPageReport | undefined, ifNoArtefacts: Reaction): Annotation[] {
  switch (page?.kind) {
    case undefined:
      return [];
    case 'written':
      return [uploadNotice(page.file, page.address)];
    case 'failed':
      return [{ kind: 'error', title, message: page.reason }];
    case 'empty': {
      if (ifNoArtefacts === 'ignore') return [];
      const message =
        'The action did not write an install page, because none of the artefacts is an app (.apk, .ipa, .aab or .app).';
      return [{ kind: ifNoArtefacts === 'error' ? 'error' : 'warning', title, message }];
    }
  }
}

/** The output `installPage`: the file of the page, or nothing where there is none. */
export function pageFile(page: InstallPageReport | undefined): string {
  return page?.kind === 'written' ? page.file : '';
}

/** Writes the install page of the report's artefacts, and into the report how that went. @throws Cancelled */
export async function writePageOfReport(
  context: Pick<StepContext, 'clock' | 'limits' | 'runner' | 'store'>,
  inputs: InstallPageInputs,
): Promise<void> {
  const { store } = context;
  const { report } = store;
  const artefacts = endedBuilds(report).flatMap((build) => {
    const workflow = report.workflows.length > 1 ? workflowName(build, report) : undefined;
    // A build that is reused may be of another commit than the step.
    const commit = build.commit ?? (build.origin === 'reused' ? undefined : report.commit);
    const built = build.finishedAt;
    return build.artefacts.map((artefact) => ({ artefact, workflow, commit, built }));
  });
  const content = { title: report.appName, ref: report.ref, artefacts };
  store.update({ installPage: await writeInstallPage(context, { inputs, content }) });
}

/** Loaded with the first page: it has an encoder of QR codes. */
export const writeInstallPage: typeof write = async (...parameters) =>
  (await import('./write-page.ts')).writeInstallPage(...parameters);
