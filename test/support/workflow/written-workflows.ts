import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../action-metadata.ts';

/** The source of a workflow: a file, or a code block of the documentation. */
export interface WrittenWorkflow {
  /** Its location for people: a path, or a path and a heading. */
  readonly name: string;
  /** Its path in a repository. */
  readonly path: string;
  readonly text: string;
}

const folder = '.github/workflows';

export function workflowFiles(): WrittenWorkflow[] {
  return readdirSync(join(repositoryRoot, folder))
    .toSorted()
    .map((file) => {
      const path = `${folder}/${file}`;
      return { name: path, path, text: readFileSync(join(repositoryRoot, path), 'utf8') };
    });
}

/** Pages on which every workflow is a recipe. */
const recipePages = ['docs/recipes.md', 'docs/install-page-hosting.md', 'docs/migrating.md'] as const;

/**
 * The recipes: the workflows in the YAML blocks of these pages. The first line of each is the comment `#
 * .github/workflows/<file>`.
 *
 * @throws if a workflow lacks this line
 */
export function recipes(pages: readonly string[] = recipePages): WrittenWorkflow[] {
  return pages.flatMap(recipesOf);
}

function recipesOf(page: string): WrittenWorkflow[] {
  const text = readFileSync(join(repositoryRoot, page), 'utf8');
  const found = [...text.matchAll(/^## (.+)$|^```ya?ml\n([\s\S]*?)^```$/gm)];
  let heading = '';
  return found.flatMap(([, title, block]) => {
    heading = title ?? heading;
    if (block === undefined || !isWorkflow(block)) return [];
    const [, path] = /^# (\.github\/workflows\/[\w-]+\.yml)\n/.exec(block) ?? [];
    if (!path) throw new Error(`A recipe of ${page} does not say its file: ${block.slice(0, 80)}`);
    return [{ name: `${page}: ${heading} (${path})`, path, text: block }];
  });
}

/** The complete workflows in the code blocks of READMEs and `docs/`, and the lists of steps, each in a workflow. */
export function examples(): WrittenWorkflow[] {
  return pagesWithExamples().flatMap((page) => {
    const text = readFileSync(join(repositoryRoot, page), 'utf8');
    const blocks = [...text.matchAll(/^```ya?ml\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
    const workflows = isRecipePage(page) ? [] : blocks.filter(isWorkflow);
    const steps = blocks.filter((block) => block.startsWith('- ')).map(workflowOfSteps);
    const path = `${folder}/example.yml`;
    return [
      ...workflows.map((block, at) => ({ name: `${page}: workflow ${at + 1}`, path, text: block })),
      ...steps.map((block, at) => ({ name: `${page}: steps ${at + 1}`, path, text: block })),
    ];
  });
}

/** An organisation's workflow that its repositories call: `octo-org/workflows/.github/workflows/mobile-preview.yml`. */
export function organisationWorkflow(): WrittenWorkflow {
  const found = examples().find(({ name }) => name === 'docs/organisations.md: workflow 1');
  if (!found) throw new Error('docs/organisations.md has no workflow');
  return found;
}

function pagesWithExamples(): string[] {
  const folders = readdirSync(repositoryRoot, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const docs = readdirSync(join(repositoryRoot, 'docs')).filter((file) => file.endsWith('.md'));
  return [
    'README.md',
    ...folders.map(({ name }) => join(name, 'README.md')),
    ...docs.map((file) => join('docs', file)),
  ].filter((page) => existsSync(join(repositoryRoot, page)));
}

const isWorkflow = (block: string): boolean => /^on:/m.test(block) && /^jobs:/m.test(block);

function isRecipePage(path: string): boolean {
  return recipePages.some((page) => page === path);
}

function workflowOfSteps(block: string): string {
  const steps = block.replace(/^(?=.)/gm, '      ');
  return `on: push\npermissions: {}\njobs:\n  example:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;
}
