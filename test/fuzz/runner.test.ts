/** What the runner hands to a step: the event, and the state that the main step saved. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { readRunContext } from '../../src/action/event/run-context.ts';
import { commitOfEvent, ownHeads, pullRequestOfEvent } from '../../src/action/event/run-event.ts';
import { readStartInputs } from '../../src/action/start/inputs.ts';
import { startPost } from '../../src/action/start/post.ts';
import { systemClock, systemRandom } from '../../src/clock.ts';
import { defaultLimits } from '../../src/limits.ts';
import { temporaryFolder } from '../support/folder.ts';
import { memoryRunner } from '../support/memory-runner.ts';
import { clientOf } from './fake-answer.ts';
import { assertReads } from './reading.ts';
import { jsonOf } from './values/json.ts';
import { hostileText, soup } from './values/texts.ts';

const folder = await temporaryFolder();
afterAll(async () => folder[Symbol.asyncDispose]());
const eventFile = join(folder.path, 'event.json');

const text = z.string();
const time = z.union([z.int(), text]);
const repo = z.object({ id: z.int(), full_name: text, private: z.boolean(), pushed_at: time });
const end = z.object({ ref: text, sha: text, repo: repo.nullable() });
const pull = z.object({ number: z.int(), head: end, base: end });

/** The parts of GitHub's payloads that the action reads. */
const payloadText = jsonOf(
  z.object({
    pull_request: pull.optional(),
    workflow_run: z.object({
      head_branch: text,
      head_sha: text,
      head_repository: repo.nullable(),
      pull_requests: z.array(pull),
    }),
    issue: z.object({ number: z.int(), pull_request: z.object({}) }),
    release: z.object({ tag_name: text }),
    merge_group: z.object({ head_ref: text, head_sha: text }),
    check_run: z.object({ head_sha: text, pull_requests: z.array(pull) }),
    head_commit: z.object({ id: text }).nullable(),
    repository: repo,
  }),
);

const eventName = fc.oneof(
  fc.constantFrom('push', 'pull_request', 'pull_request_target', 'pull_request_review', 'workflow_run'),
  fc.constantFrom('pull_request_review_comment', 'issue_comment', 'release', 'merge_group', 'check_run'),
  fc.constantFrom('workflow_dispatch', 'repository_dispatch', 'delete', ''),
  hostileText,
);
const ref = fc.oneof(soup(['refs/', 'heads/', 'tags/', 'pull/1/merge', 'main', 'v1', '/', '']), hostileText);

test('the build action reads or refuses any event', () =>
  assertReads(
    fc.record({ eventName, ref, sha: hostileText, payload: payloadText, branch: ref, tag: ref }),
    ({ eventName, ref, sha, payload, branch, tag }) => {
      writeFileSync(eventFile, payload);
      const run = readRunContext({
        GITHUB_EVENT_NAME: eventName,
        GITHUB_EVENT_PATH: eventFile,
        GITHUB_REF: ref,
        GITHUB_SHA: sha,
      });
      const given = { token: 't', appId: 'a', workflowId: 'w', branch, tag };
      for (const read of [pullRequestOfEvent, commitOfEvent, ownHeads]) read(run.event);
      for (const read of [pullRequestOfEvent, commitOfEvent, ownHeads]) read(run.event);
      readStartInputs(memoryRunner({ with: given, run }).runner);
    },
  ));

/** A start as the main step saves it. */
const start = jsonOf(
  z.object({
    appId: text,
    workflowId: text,
    ref: z.union([z.object({ branch: text }), z.object({ tag: text })]),
    label: text,
    at: z.int(),
    baseUrl: text,
    outcome: z.enum(['unknown', 'started', 'settled']),
    buildId: text.optional(),
  }),
);

test('the post step of a build looks after each start that it can read, whatever else the state has', () =>
  assertReads(
    fc.tuple(fc.array(start, { maxLength: 3 }), fc.constantFrom(200, 208, 404, 401)),
    async ([starts, status]) => {
      const state = Object.fromEntries(starts.map((saved, index) => [`start-${index}`, saved]));
      const { runner, warnings } = memoryRunner({
        with: { token: 't', appId: 'a', workflowId: 'w' },
        state,
      });
      const connect = () => clientOf([{ status, text: '{"builds":[]}' }]);
      const limits = { ...defaultLimits, startLookUpMs: 1 };
      const dependencies = { runner, connect, clock: systemClock, random: systemRandom, limits };
      expect(await startPost(dependencies)).toBe(true);
      expect(warnings.join('\n')).not.toContain('The builds of this step could not be cancelled');
    },
  ));
