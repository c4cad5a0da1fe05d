import { expect, test } from '@jest/globals';
import { readWaiting } from '../../../../src/action/builds/inputs.ts';
import { readInputs } from '../../../../src/action/inputs/reader.ts';

/** What is read of these inputs alone. */
function read(given: Readonly<Record<string, string>>) {
  return readInputs({ input: (name) => given[name] ?? '' }, (inputs) =>
    readWaiting(inputs, { cancelAbandoned: 'true' }),
  );
}

test('without inputs a wait lasts two hours, and a build that did not end well fails the step', () => {
  expect(read({})).toEqual({
    timeout: 7_200_000,
    pollInterval: 30_000,
    cancelAbandoned: true,
    failOn: ['failed', 'canceled', 'timeout'],
  });
});

test.each([
  ['none', []],
  ['failed', ['failed']],
  ['cancelled, warning', ['canceled', 'warning']],
  ['["finished", "skipped"]', ['finished', 'skipped']],
])('failOn: %s', (failOn, states) => expect(read({ failOn }).failOn).toEqual(states));

test.each(['failed, broken', 'none, failed', 'none, none', 'building', ','])(
  '%s is no list of end states',
  (failOn) => expect(() => read({ failOn })).toThrow('To fail on no state, write none'),
);

test.each([
  ['pollInterval', '1s', '10m', '601s'],
  ['timeout', '1s', '365d', '366d'],
])('%s is from %s to %s', (name, least, most, tooMuch) => {
  for (const taken of [least, most]) expect(() => read({ [name]: taken })).not.toThrow();
  for (const refused of ['0s', tooMuch])
    expect(() => read({ [name]: refused })).toThrow(`a duration from ${least} to ${most}`);
});
