import { expect, test } from '@jest/globals';
import { oneOf, parseBaseUrl, parseDuration } from '../../../../src/action/inputs/parsers.ts';
import { createInputReader } from '../../../../src/action/inputs/reader.ts';

test('the message about an address hides its user and password', () => {
  const inputs = createInputReader({ input: () => 'https://someone:pass@word@api.example.com/x' });
  const read = (): unknown => inputs.value('baseUrl', parseBaseUrl, '');
  expect(read).toThrow('The baseUrl input is "https://***@api.example.com/x". Expected a URL without user');
});

test('a message cuts a long value', () => {
  const long = createInputReader({ input: () => '1'.repeat(100_000) });
  expect(() => long.value('timeout', parseDuration, '2h')).toThrow(/^.{1,500}$/);
});

test('an input without a value or a default is said to be required', () => {
  const inputs = createInputReader({ input: () => '' });
  expect(() => inputs.required('appId', 'It is the id.')).toThrow(
    'The appId input is required. It is the id.',
  );
  expect(() => inputs.value('operation', oneOf(['list', 'clear']), '')).toThrow(
    'The operation input is required. Expected list or clear.',
  );
});
