import { readRunEvent } from '../../../src/action/event/run-event.ts';
import type { ActionStep } from '../../support/action-process.ts';
import { FakeGitHub } from '../../support/github/fake-github.ts';
import type { Repository } from '../../support/github/repository.ts';
import type { MemoryStep } from '../../support/memory-runner.ts';

export const token = 'ghs_0123456789abcdefghijklmnopqrstuvwx';

export const fullName = 'octo-org/mobile-app';

interface PullRequest extends AsyncDisposable {
  readonly github: FakeGitHub;
  readonly repository: Repository;
  /** Of a step in a process. */
  readonly step: Pick<ActionStep, 'event' | 'env'>;
  /** Of a step in the test's process. */
  readonly run: NonNullable<MemoryStep['run']>;
  /** The texts of its comments. */
  bodies(): string[];
}

/** Pull request 7 of `main`, and the workflow's token with these permissions. */
export async function pullRequest(
  permissions: Record<string, 'read' | 'write'> = { contents: 'write', 'pull-requests': 'write' },
): Promise<PullRequest> {
  const github = await FakeGitHub.start();
  const repository = github.addRepository({ fullName, visibility: 'public' });
  repository.addPullRequest({ number: 7 });
  github.addToken(token, { permissions });
  const home = { full_name: fullName };
  const pull_request = { number: 7, head: { ref: 'main', repo: home }, base: { repo: home } };
  const event = { name: 'pull_request', payload: { pull_request, repository: { ...home, private: false } } };
  const { server: serverUrl, api: apiUrl } = github.at;
  return {
    github,
    repository,
    step: { event, env: github.environment },
    run: { event: readRunEvent(event), serverUrl, apiUrl },
    bodies: () => [...repository.comments.values()].map(({ body }) => body),
    // Throws if a request did not match GitHub's API description.
    [Symbol.asyncDispose]: () => github.close(),
  };
}
