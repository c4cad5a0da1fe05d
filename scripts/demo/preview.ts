import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plainText } from '../../src/service/errors.ts';
import { checkWorkflowFile } from '../../src/service/workflow-file/check.ts';
import { tryGit } from './repositories.ts';

const root = join(import.meta.dirname, '..', '..');

/** How a workflow refers to this project: `repository` on GitHub, at `ref`. */
export interface ProjectReference {
  /** `OWNER/build-service-action` if the clone does not come from GitHub. */
  readonly repository: string;
  readonly ref: string;
}

/** The major version or, until there is one, the commit of this clone. @throws NoGit */
export async function projectReference(project = root): Promise<ProjectReference> {
  // Not the repository around an unpacked archive.
  const own = `--git-dir=${join(project, '.git')}`;
  const origin = await tryGit(project, own, 'config', '--get', 'remote.origin.url');
  const repository = repositoryOnGitHub(origin ?? '');
  const { version }: { version: string } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
  const [major] = version.split('.');
  if (major !== '0') return { repository, ref: `v${major}` };
  return { repository, ref: (await tryGit(project, own, 'rev-parse', 'HEAD'))?.trim() ?? `v${version}` };
}

/** @param origin the address that the clone comes from */
export function repositoryOnGitHub(origin: string): string {
  const [, found] = /(?:^|[@/])github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\s*$/.exec(origin) ?? [];
  return found ?? 'OWNER/build-service-action';
}

export interface Built {
  readonly workflows: readonly string[];
  /** Each `name=value`. */
  readonly inputs: readonly string[];
  /** The text of `codemagic.yaml`. */
  readonly source: string | undefined;
}

export function previewLines(project: ProjectReference, built: Built): string[] {
  return [
    'To comment on every pull request, copy this to .github/workflows/preview.yml',
    '',
    previewFile(project, built),
    '',
    'Before you merge it:',
    ...previewNotes(project, built).map((note) => `- ${note}`),
  ];
}

export function previewFile(
  { repository, ref }: ProjectReference,
  { workflows, inputs }: Pick<Built, 'workflows' | 'inputs'>,
): string {
  const inputLine = inputs.length === 0 ? '' : `\n      workflowInputs: ${JSON.stringify(inputs.join('\n'))}`;
  return `on: pull_request
jobs:
  preview:
    permissions:
      contents: write # stores the QR codes
      pull-requests: write # the comment
    uses: ${repository}/.github/workflows/mobile-preview.yml@${ref}
    with:
      appId: \${{ vars.APP_ID }}
      workflowId: ${JSON.stringify(workflows.join(', '))}${inputLine}
      qrCodes: true
    secrets: { token: "\${{ secrets.BUILD_SERVICE_TOKEN }}" }`;
}

function previewNotes({ repository }: ProjectReference, { workflows, source }: Built): string[] {
  const all = source === undefined ? [] : checkWorkflowFile(source).workflows;
  const others = all.flatMap(({ workflow }) => (workflows.includes(workflow.id) ? [] : [workflow.id]));
  const built = all.filter(({ workflow }) => workflows.includes(workflow.id));
  const groups = [...new Set(built.flatMap(({ workflow }) => workflow.groups))];
  const triggered = built.flatMap(({ workflow, keysWithoutEffect }) =>
    keysWithoutEffect.includes('triggering') ? [workflow.id] : [],
  );
  const about = (names: readonly string[], text: (list: string) => string): string[] =>
    names.length === 0 ? [] : [text(names.map((name) => plainText(name)).join(', '))];
  const unknown = repository.startsWith('OWNER/') ? ['OWNER'] : [];
  return [
    ...about(unknown, (name) => `Replace ${name} with the GitHub account that hosts build-service-action.`),
    'Add the secret BUILD_SERVICE_TOKEN and the variable APP_ID. README.md says where to find them.',
    ...about(groups, (list) => `Make sure that Codemagic has these variable groups: ${list}.`),
    ...about(
      triggered,
      (list) =>
        `In codemagic.yaml, remove \`triggering:\` from ${list}. Otherwise, each push starts two builds.`,
    ),
    'For a page that installs on iPhones, use the workflow in docs/install-page-hosting.md instead.',
    ...about(
      others,
      (list) => `To build other workflows too, repeat --workflow, or add them to workflowId: ${list}.`,
    ),
  ];
}
