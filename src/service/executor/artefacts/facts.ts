import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { z } from 'zod';
import { containedPath } from '../environment/contained-path.ts';

/** The type of an artefact is its extension, such as `apk`, `aab` or `ipa`; `app` also for a zipped bundle. */
export function artefactType(name: string): string {
  const extension = extname(name.toLowerCase().replace(/\.app\.zip$/, '.app')).slice(1);
  return /^[a-z0-9]{1,16}$/.test(extension) ? extension : 'file';
}

/** The fields used here of the file that Android's build tools write next to a package. */
const OutputMetadata = z.object({
  applicationId: z.string(),
  elements: z.array(z.object({ outputFile: z.string(), versionName: z.string().optional() })),
});

/** Name and version of an Android package, if the `output-metadata.json` next to it has them. */
export async function packageFacts(
  path: string,
  roots: readonly string[],
): Promise<{ packageName?: string; versionName?: string }> {
  if (!/\.(apk|aab)$/i.test(path)) return {};
  const file = await containedPath(join(dirname(path), 'output-metadata.json'), roots);
  if (typeof file === 'string') return {};
  const metadata = OutputMetadata.safeParse(await readSmallJson(file));
  const element = metadata.data?.elements.find((one) => one.outputFile === basename(path));
  if (!metadata.success || !element) return {};
  const { versionName } = element;
  return { packageName: metadata.data.applicationId, ...(versionName === undefined ? {} : { versionName }) };
}

async function readSmallJson(file: { readonly real: string }): Promise<unknown> {
  try {
    // A script may have put a pipe there: it is not waited for.
    const handle = await open(file.real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      if (!(await handle.stat()).isFile()) return undefined;
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
      return JSON.parse(buffer.toString('utf8', 0, bytesRead));
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}
