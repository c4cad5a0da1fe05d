import { createHash } from 'node:crypto';

interface Artefact {
  readonly name: string;
  readonly size: number;
  readonly md5: string;
  readonly publicUrl?: string;
}

/** Prints a heading between the parts of the demo. */
export function heading(text: string): void {
  console.log(`\n\u001b[1m── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}\u001b[0m`);
}

/** Prints the outputs of the step, and the entries of JSON lists on lines of their own. */
export function printOutputs(outputs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(outputs)) {
    const entries = value.startsWith('[') ? (JSON.parse(value) as unknown[]) : undefined;
    if (!entries || entries.length === 0) console.log(`${name}: ${value}`);
    else console.log(`${name}:\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join('\n')}`);
  }
}

/**
 * Downloads every public link without a token, as anybody could, and checks size and MD5 digest.
 *
 * @returns whether all of them match
 */
export async function checkPublicLinks(outputs: Readonly<Record<string, string>>): Promise<boolean> {
  let all = true;
  const artefacts = JSON.parse(outputs.artefacts || '[]') as Artefact[];
  if (!artefacts.some(({ publicUrl }) => publicUrl)) console.log('There are no public links.');
  for (const { name, size, md5, publicUrl } of artefacts) {
    if (!publicUrl) continue;
    const bytes = Buffer.from(await (await fetch(publicUrl)).arrayBuffer());
    const same = bytes.length === size && createHash('md5').update(bytes).digest('hex') === md5;
    console.log(
      `${same ? '✔' : '✘'} ${name}: ${bytes.length} bytes, ${same ? 'md5 matches' : 'size or md5 differs'}`,
    );
    all &&= same;
  }
  return all;
}
