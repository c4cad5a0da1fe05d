import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';
import { readRunContext } from '../../../src/action/event/run-context.ts';
import { pullRequestOfEvent } from '../../../src/action/event/run-event.ts';
import { readStartInputs } from '../../../src/action/start/inputs.ts';
import { memoryRunner } from '../../support/memory-runner.ts';
import { property, workFolder } from '../property.ts';
import { jsonOf } from '../values/json.ts';
import { hostileText, soup } from '../values/texts.ts';

const text = z.string();
const repo = z.object({ id: z.int(), full_name: text, private: z.boolean(), fork: z.boolean() });
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
    head_commit: z.object({ id: text, timestamp: text }).nullable(),
    repository: repo,
  }),
);

const eventName = fc.oneof(
  fc.constantFrom('push', 'pull_request', 'pull_request_target', 'pull_request_review', 'workflow_run'),
  fc.constantFrom('pull_request_review_comment', 'issue_comment', 'release', 'merge_group', 'schedule'),
  fc.constantFrom('workflow_dispatch', 'repository_dispatch', 'delete', ''),
  hostileText,
);
const ref = fc.oneof(soup(['refs/', 'heads/', 'tags/', 'pull/1/merge', 'main', 'v1', '/', '']), hostileText);

/** How the action reads an event, from the payload's file on. */
const wholeStep = property(
  'events/build-action',
  fc.record({ eventName, ref, sha: hostileText, payload: payloadText, branch: ref, tag: ref }),
  ({ eventName, ref, sha, payload, branch, tag }) => {
    const file = join(workFolder(), 'event.json');
    writeFileSync(file, payload);
    const run = readRunContext({
      GITHUB_EVENT_NAME: eventName,
      GITHUB_EVENT_PATH: file,
      GITHUB_REF: ref,
      GITHUB_SHA: sha,
    });
    const given = { token: 't', appId: 'a', workflowId: 'w', branch, tag };
    readStartInputs(memoryRunner({ with: given, run }).runner);
  },
);

const pullRequest = property('events/pull-request', payloadText, (payload) => {
  const file = join(workFolder(), 'event.json');
  writeFileSync(file, payload);
  pullRequestOfEvent(readRunContext({ GITHUB_EVENT_PATH: file }).event);
});

export const events = [wholeStep, pullRequest];
