import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { z } from 'zod';
import { containedPath } from '../environment/contained-path.ts';

/** The kind of an artefact by the ending of its name: `apk`, `aab`, `ipa`, `app` (also zipped), or the ending itself. */
export function artefactType(name: string): string {
  const ending = extname(name.toLowerCase().replace(/\.app\.zip$/, '.app')).slice(1);
  return /^[a-z0-9]{1,16}$/.test(ending) ? ending : 'file';
}

/** What Android's build tools write beside a package, as far as it is used. */
const OutputMetadata = z.object({
  applicationId: z.string(),
  elements: z.array(z.object({ outputFile: z.string(), versionName: z.string().optional() })),
});

/** Name and version of an Android package where `output-metadata.json` beside it tells them; otherwise nothing. */
export async function packageFacts(
  path: string,
  roots: readonly string[],
): Promise<{ packageName?: string; versionName?: string }> {
  if (!/\.(apk|aab)$/i.test(path)) return {};
  const beside = await containedPath(join(dirname(path), 'output-metadata.json'), roots);
  if (typeof beside === 'string') return {};
  const told = OutputMetadata.safeParse(await readSmallJson(beside));
  const element = told.data?.elements.find((one) => one.outputFile === basename(path));
  if (!told.success || !element) return {};
  const { versionName } = element;
  return { packageName: told.data.applicationId, ...(versionName === undefined ? {} : { versionName }) };
}

async function readSmallJson(file: { readonly real: string }): Promise<unknown> {
  try {
    // A pipe that a script put there is not waited for.
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
