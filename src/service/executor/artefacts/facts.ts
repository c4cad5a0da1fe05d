import { extname } from 'node:path';
import type { PackageFacts } from '../../../app-packages/package-facts.ts';
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
  // Dynamic, as for the install page: the bundle then has it once.
  const { isPackage, isUnreadable, readPackage } = await import('../../../app-packages/read-package.ts');
  if (!isPackage(file.name)) return {};
  try {
    // The API has no title of an artefact.
    const { title: _, ...facts } = await readPackage(file, { signal });
    return facts;
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    await log.line(plainText(`${file.name} does not tell its app and version, because ${error.message}.`));
    return {};
  }
}
