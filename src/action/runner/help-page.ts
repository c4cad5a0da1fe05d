import { UserError } from '../../errors.ts';

const page = 'docs/troubleshooting.md';

/**
 * The address of the section of docs/troubleshooting.md that says more about an error, in the repository and version of
 * the action that runs. GitHub sets neither for an action of the workspace (`uses: ./…`): then there is none.
 */
export function helpPage(error: Error, env: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
  if (!(error instanceof UserError) || !error.help || !repository || !ref) return undefined;
  const path = [repository, 'blob', ref, page].flatMap((part) => part.split('/')).map(encodeURIComponent);
  return `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${path.join('/')}#${error.help}`;
}
