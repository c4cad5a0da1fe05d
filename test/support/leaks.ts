import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The rule for every step in every test: a secret appears in its one `::add-mask::` line, the first line
 * printed, and nowhere else, neither in the output nor in any file that the step wrote below `folder`.
 */
export async function refuseLeaks(
  printed: string,
  { secrets, folder }: { secrets: readonly string[]; folder: string },
): Promise<void> {
  const lines = printed.split('\n');
  for (const secret of secrets) {
    const [mask = '', ...rest] = lines.filter((line) => line.includes(secret));
    if (printed.includes(secret) && (mask !== `::add-mask::${secret}` || rest.length > 0))
      throw new Error(`A secret was printed:\n${[mask, ...rest].join('\n')}`);
  }
  const others = lines.slice(lines.findIndex((line) => !line.startsWith('::add-mask::')));
  if (others.some((line) => secrets.some((secret) => line.includes(secret))))
    throw new Error(`Something was printed before a secret was masked:\n${lines[0]}`);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (secrets.some((secret) => content.includes(secret)))
      throw new Error(`A secret was written to ${file}:\n${content}`);
  }
}
