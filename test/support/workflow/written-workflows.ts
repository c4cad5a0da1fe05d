import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../action-metadata.ts';

/** The source of a workflow, from a file or a code block of the documentation. */
export interface WrittenWorkflow {
  /** A readable location: a path, or a path and a heading. */
  readonly name: string;
  /** Its path in a repository. */
  readonly path: string;
  readonly text: string;
}

const folder = '.github/workflows';

/** The workflows of this repository. */
export function workflowFiles(): WrittenWorkflow[] {
  return readdirSync(join(repositoryRoot, folder))
    .toSorted()
    .map((file) => {
      const path = `${folder}/${file}`;
      return { name: path, path, text: readFileSync(join(repositoryRoot, path), 'utf8') };
    });
}

/**
 * The recipes: the code blocks of `docs/recipes.md` whose first line is the comment `# .github/workflows/<file>`.
 *
 * @throws for a YAML block without such a line, and for two blocks with the same file
 */
export function recipes(): WrittenWorkflow[] {
  const page = 'docs/recipes.md';
  const text = readFileSync(join(repositoryRoot, page), 'utf8');
  const found = [...text.matchAll(/^## (.+)$|^```ya?ml\n([\s\S]*?)^```$/gm)];
  let heading = '';
  return found.flatMap(([, title, block]) => {
    heading = title ?? heading;
    if (block === undefined) return [];
    const [, path] = /^# (\.github\/workflows\/[\w-]+\.yml)\n/.exec(block) ?? [];
    if (!path) throw new Error(`A recipe of ${page} does not say its file: ${block.slice(0, 80)}`);
    return [{ name: `${page}: ${heading} (${path})`, path, text: block }];
  });
}

/** The complete workflows in the code blocks of the READMEs. */
export function examples(): WrittenWorkflow[] {
  const folders = readdirSync(repositoryRoot, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const pages = ['README.md', ...folders.map(({ name }) => join(name, 'README.md'))];
  return pages
    .filter((page) => existsSync(join(repositoryRoot, page)))
    .flatMap((page) => {
      const text = readFileSync(join(repositoryRoot, page), 'utf8');
      const blocks = [...text.matchAll(/^```ya?ml\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
      return blocks
        .filter((block) => /^on:/m.test(block) && /^jobs:/m.test(block))
        .map((block, at) => ({
          name: `${page}: workflow ${at + 1}`,
          path: `${folder}/example.yml`,
          text: block,
        }));
    });
}
