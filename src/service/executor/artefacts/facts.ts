import { extname } from 'node:path';
import { type PackageFacts, UnreadablePackage } from '../../../packages/package-facts.ts';
import { isPackage, readPackage } from '../../../packages/read-package.ts';
import { plainText } from '../errors.ts';
import type { StepLog } from '../step-list/step-log.ts';

/** The type of an artefact is its extension, such as `apk`, `aab` or `ipa`; `app` also for a zipped bundle. */
export function artefactType(name: string): string {
  const extension = extname(name.toLowerCase().replace(/\.app\.zip$/, '.app')).slice(1);
  return /^[a-z0-9]{1,16}$/.test(extension) ? extension : 'file';
}

/** What an app package says about itself; of one that cannot be read, the log says why. */
export async function packageFacts(
  file: { readonly path: string; readonly name: string },
  { log, signal }: { readonly log: StepLog; readonly signal: AbortSignal },
): Promise<PackageFacts> {
  if (!isPackage(file.name)) return {};
  try {
    return await readPackage(file, { signal });
  } catch (error) {
    if (!(error instanceof UnreadablePackage)) throw error;
    await log.line(plainText(`${file.name} does not tell its app and version, because ${error.message}.`));
    return {};
  }
}
