/** The outputs about what was built are those of the service, and never those of the event. */
import { expect, test } from '@jest/globals';
import type { ChangeAnswer } from '../../support/fault-proxy.ts';
import { builtCommit, setFaultStage } from '../../support/fault-stage.ts';

type Json = Readonly<Record<string, unknown>>;

/** A service whose records of builds have these fields. */
const withFields =
  (fields: Json): ChangeAnswer =>
  ({ body }) =>
    typeof body === 'object' && body !== null && 'build' in body
      ? { ...body, build: { ...(body.build as Json), ...fields } }
      : body;

/** What the outputs of a step say, which is for another commit. */
async function told(fields: Json): Promise<{ readonly commit?: unknown; readonly buildNumber?: unknown }> {
  await using stage = await setFaultStage({ changeAnswer: withFields(fields) });
  const step = stage.main({ with: { commit: 'decade0', artefacts: '*.apk' } });
  expect({ succeeded: await step.succeeded, errors: step.errors }).toEqual({ succeeded: true, errors: [] });
  const { commit, buildNumber, builds = '' } = step.outputs;
  const [build] = JSON.parse(builds);
  const { branch, tag } = build;
  expect([build.commit ?? '', String(build.buildNumber ?? '')]).toEqual([commit, buildNumber]);
  return { commit, buildNumber, ...(branch && { branch }), ...(tag && { tag }) };
}

test.each<[name: string, fields: Json, expected: Json]>([
  ['a branch', {}, { branch: 'main', commit: builtCommit, buildNumber: '1' }],
  ['a tag', { branch: null, tag: 'v1' }, { tag: 'v1', commit: builtCommit, buildNumber: '1' }],
  ['neither', { branch: null, index: null, commit: null }, { commit: '', buildNumber: '' }],
  ['both', { tag: 'v1', commit: {} }, { commit: '', buildNumber: '1' }],
])('a build of %s', async (_, fields, expected) => {
  expect(await told(fields)).toEqual(expected);
});

test.each(['7', 1.5, 2 ** 53, { hostile: true }, [7]])(
  'the number %j is none: only a safe integer counts',
  async (index) => {
    expect((await told({ index })).buildNumber).toBe('');
  },
);

test.each(['$(id)', 'main', `${builtCommit}\n::error::x`, '0'.repeat(40), 'c0ffee'])(
  'the commit %j is none: only a hash counts',
  async (hash) => {
    expect((await told({ commit: { hash } })).commit).toBe('');
  },
);
