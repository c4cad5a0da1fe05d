import type { TestReport } from '../../../contract/build.ts';
import { plainText } from '../../errors.ts';
import { openRegular } from '../artefacts/collect.ts';
import { findArtefacts, placesFor } from '../artefacts/search.ts';
import type { BuildFolders } from '../environment/inside-folders.ts';
import type { Variables } from '../environment/machine.ts';
import type { StepLog } from '../step-list.ts';
import type { Results } from './report-files.ts';

/** Of one script. */
const mostFiles = 1_000;
const mostBytes = 64 * 2 ** 20;

/** Failures that the log of the step lists; the runner has told them there already. */
const listedFailures = 10;

interface ReportSearch {
  /** The patterns that `test_report` of a script names, and where relative ones start, as in the workflow. */
  readonly testReport: readonly string[];
  readonly workingDirectory: string;
  readonly folders: BuildFolders;
  readonly variables: Variables;
  readonly log: StepLog;
  readonly signal: AbortSignal;
}

/**
 * Reads the files that a script's `test_report` names, writes counts and failures to the log of its step, and returns
 * them; `undefined` where no test is told. A file that cannot be read is told in the log. The files come from the build:
 * none is read outside of its folders, and no more than 64 MiB of them.
 *
 * @throws the signal's reason
 */
export async function readTestReports(search: ReportSearch): Promise<TestReport | undefined> {
  const { folders, variables, log, signal } = search;
  const report = (problem: string): Promise<void> => log.line(plainText(`test_report: ${problem}`));
  const { testReport: patterns, workingDirectory } = search;
  const places = await placesFor({ patterns, workingDirectory }, { folders, variables });
  const found = await findArtefacts({ ...places, signal, report });
  if (found.length > mostFiles) await report(`only the first ${mostFiles} of ${found.length} files are read`);
  const results: Results = { tests: 0, failed: 0, skipped: 0, failures: [] };
  let left = mostBytes;
  for (const path of found.slice(0, mostFiles)) {
    const { bytes, problem } = await readFileInto(results, { path, most: left, signal });
    if (problem !== undefined) await report(`${folders.inside.inBuild(path)} could not be read: ${problem}`);
    left -= bytes;
  }
  if (results.tests === 0) return undefined;
  const { tests, failed, skipped, failures } = results;
  await log.line(`Test report: ${tests} tests, ${failed} failed, ${skipped} skipped.`);
  for (const { name, message } of failures.slice(0, listedFailures))
    await log.line(`Failed: ${name}${message === undefined ? '' : `: ${message}`}`);
  return results;
}

/** @returns how many bytes were read, and why not all of the file was */
async function readFileInto(
  results: Results,
  { path, most, signal }: { readonly path: string; readonly most: number; readonly signal: AbortSignal },
): Promise<{ readonly bytes: number; readonly problem?: string }> {
  await using file = await openRegular(path);
  if (!file) return { bytes: 0, problem: 'it is not a regular file' };
  const { size } = await file.stat();
  if (size > most) return { bytes: 0, problem: `the reports are larger than ${mostBytes / 2 ** 20} MiB` };
  // Loaded with the first report: most builds have none.
  const { reportParser, WrongReport } = await import('./report-files.ts');
  const decoder = new TextDecoder();
  let parser: ReturnType<typeof reportParser> | undefined;
  let bytes = 0;
  try {
    // A file that grows while it is read ends here.
    for await (const piece of file.createReadStream({ end: Math.max(size - 1, 0) })) {
      signal.throwIfAborted();
      bytes += piece.length;
      const text = decoder.decode(piece, { stream: true });
      parser ??= reportParser(text, results);
      parser.write(text);
    }
    parser?.end();
    return { bytes };
  } catch (error) {
    if (error instanceof WrongReport) return { bytes, problem: error.message };
    throw error;
  }
}
