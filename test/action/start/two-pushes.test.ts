/** Two quick pushes: the second one comes while the service clones for the first, so that it builds the second's commit. */

import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { type EventSource, readRunEvent } from '../../../src/action/event/run-event.ts';
import { start } from '../../../src/action/start/run.ts';
import { networkTransport } from '../../../src/client/http/transport.ts';
import { systemClock, systemRandom } from '../../../src/clock.ts';
import { perform } from '../../../src/entry/run-action.ts';
import { realExecutor } from '../../../src/entry/service-host.ts';
import { defaultLimits } from '../../../src/limits.ts';
import { deepTestAfter } from '../../support/deep-test.ts';
import { scaledClock } from '../../support/fake-clock.ts';
import { scaled } from '../../support/fault-stage.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository, type Repository } from '../../support/git.ts';
import { type MemoryRunner, memoryRunner } from '../../support/memory-runner.ts';
import { aborted, type Executor } from '../../support/scripted-executor.ts';
import { type TestService, testService, workflowReader } from '../../support/service.ts';
import { workflowFile } from '../../support/stage.ts';
import { until } from '../../support/until.ts';

const file = workflowFile(
  ['echo app > app.txt', 'if [ "$UNTIL_CANCELED" = yes ]; then tail -f /dev/null; fi'],
  ['app.txt'],
);

const stack = new AsyncDisposableStack();
const clones = heldClones();
let repository: Repository;
let service: TestService;

beforeAll(async () => {
  const folder = stack.use(await temporaryFolder());
  repository = await gitRepository({ path: join(folder.path, 'app'), files: { 'codemagic.yaml': file } });
  service = stack.use(await testService({ executor: clones.executor, repositoryUrl: repository.path }));
});
afterAll(() => stack.disposeAsync());

/** The real executor. The clone of a build can be held, after the service has told that it clones. */
function heldClones() {
  const real = realExecutor({ clock: systemClock, random: systemRandom, workflowReader });
  let next: { reached: () => void; released: Promise<void> } | undefined;
  const executor: Executor = {
    ...real,
    execute(order, recorder, options) {
      const hold = next;
      next = undefined;
      return real.execute(
        order,
        {
          ...recorder,
          async state(state) {
            await recorder.state(state);
            if (state !== 'fetching' || !hold) return;
            hold.reached();
            await Promise.race([hold.released, aborted(options.signal)]);
          },
        },
        options,
      );
    },
  };
  return {
    executor,
    /** Holds the clone of the next build until `release` is called. */
    holdNext() {
      const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      next = { reached: reached.resolve, released: released.promise };
      return { reached: reached.promise, release: released.resolve };
    },
  };
}

type Kind = 'push' | 'pull request' | 'tag';

/** Commits, pushes to the branch, or moves the tag, and returns the commit. */
async function push(name: string, kind: Kind): Promise<string> {
  await repository.git('checkout', '--quiet', '-B', name);
  const commit = await repository.commit({ 'notes.txt': `${name} ${systemRandom.hex(8)}` });
  if (kind === 'tag') await repository.git('tag', '--force', name);
  await repository.git('checkout', '--quiet', '--detach');
  if (kind === 'tag') await repository.git('branch', '-D', name);
  return commit;
}

/** The event of that push. */
function eventOf(kind: Kind, { name, sha }: { name: string; sha: string }): EventSource {
  if (kind === 'push') return { name: 'push', ref: `refs/heads/${name}`, sha };
  if (kind === 'tag')
    return { name: 'push', ref: `refs/tags/${name}`, sha, payload: { head_commit: { id: sha } } };
  const repo = { full_name: 'octo-org/mobile-app' };
  const pull_request = { number: 7, head: { ref: name, sha, repo }, base: { ref: 'main', repo } };
  const merge = { ref: 'refs/pull/7/merge', sha: '0'.repeat(40) };
  return { name: 'pull_request', ...merge, payload: { pull_request, repository: repo } };
}

/** The clock of a step is so much faster: its limits stay as long as they are. */
const hurry = 20;

async function run(event: EventSource, given: Readonly<Record<string, string>>): Promise<Ran> {
  const { token, baseUrl, appId } = service;
  const connection = { token, baseUrl, appId, workflowId: 'android', pollInterval: '1s', sizeBase: 'none' };
  const memory = memoryRunner({ run: { event: readRunEvent(event) }, with: { ...connection, ...given } });
  const succeeded = await perform(start, {
    ...{ transport: networkTransport, clock: scaledClock(hurry), random: systemRandom },
    ...{ limits: scaled(defaultLimits, hurry), runner: memory.runner },
  });
  return { ...memory, succeeded };
}

type Ran = MemoryRunner & { readonly succeeded: boolean };

/** What the service says of the first build of a step. */
async function buildOf({ outputs }: Ran): Promise<{ labels: string[]; status: string; commit: string }> {
  const { build } = (await service.ask('GET', `/builds/${outputs.buildId}`)).body;
  return { labels: build.labels, status: build.status, commit: build.commit.hash };
}

/** How the first run ends, which was for the first push, and whose build is of the second. */
const ends = {
  warn: { succeeded: true, status: 'finished', links: 1, warnings: 1, errors: 0 },
  error: { succeeded: false, status: 'canceled', links: 0, warnings: 0, errors: 1 },
  ignore: { succeeded: true, status: 'finished', links: 1, warnings: 0, errors: 0 },
};
type Reaction = keyof typeof ends;

// T14
deepTestAfter(3).each<[Kind, Reaction]>([
  ['push', 'warn'],
  ['push', 'error'],
  ['push', 'ignore'],
  ['pull request', 'error'],
  ['tag', 'error'],
])('%s, ifCommitDiffers %s', async (kind, reaction) => {
  const name = `${kind}-${reaction}`.replace(' ', '-');
  const key = { reuseKey: 'app-1' };
  const first = await push(name, kind);
  const held = clones.holdNext();
  const ran = run(eventOf(kind, { name, sha: first }), {
    ...key,
    ifCommitDiffers: reaction,
    // It would never end by itself: the step has to cancel it.
    variables: `UNTIL_CANCELED=${reaction === 'error' ? 'yes' : 'no'}`,
  });
  await held.reached;
  const second = await push(name, kind);
  held.release();
  const step = await ran;

  const { warnings, errors, outputs } = step;
  expect({
    ...{ succeeded: step.succeeded, status: outputs.status, warnings: warnings.length },
    ...{ links: JSON.parse(outputs.publicLinks ?? '').length, errors: errors.length },
  }).toEqual(ends[reaction]);
  const told = [...warnings, ...errors].join();
  if (reaction !== 'ignore') for (const commit of [first, second]) expect(told).toContain(commit);
  // A cancelled build takes a moment to end.
  await until(async () => (await buildOf(step)).status === outputs.status);
  const build = await buildOf(step);
  expect(build.commit).toBe(second);
  expect(build.labels.filter((label) => label.startsWith('gh-commit-'))).toEqual([`gh-commit-${first}`]);
  // Neither a run of the first push nor one of the second may take it: it has the key of one and is of the other.
  const again = await run(eventOf(kind, { name, sha: first }), { ...key, wait: 'false' });
  expect(again.outputs.reused).toBe('[]');
  if (reaction !== 'warn') return;
  const own = await run(eventOf(kind, { name, sha: second }), key);
  expect([own.outputs.reused, (await buildOf(own)).commit]).toEqual(['[]', second]);
  const later = await run(eventOf(kind, { name, sha: second }), key);
  expect(later.outputs.reused).toBe(own.outputs.buildIds);
});
