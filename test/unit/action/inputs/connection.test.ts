import { expect, test } from '@jest/globals';
import { maskPassword, maskSecrets, readConnection } from '../../../../src/action/inputs/connection.ts';
import { createInputReader } from '../../../../src/action/inputs/reader.ts';
import { InputError } from '../../../../src/errors.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';

test.each(['with space', 'two\nlines', '“quoted”', 'caf\u00e9', 'a\u0000b'])(
  'the token %j is refused, and not shown',
  (token) => {
    const inputs = createInputReader({ input: (name) => (name === 'token' ? token : '') });
    const read = (): unknown => readConnection(inputs, memoryRunner({ with: {} }).runner);
    expect(read).toThrow(InputError);
    expect(read).toThrow(/^The token input contains a character/);
    expect(read).not.toThrow(token);
  },
);

test('a token may have any printable character of ASCII', () => {
  const token = 'aZ09-._~+/=:!"#$%&\'()*<>?@[]^`{|}\\';
  const inputs = createInputReader({ input: (name) => (name === 'token' ? token : '') });
  expect(readConnection(inputs, memoryRunner({ with: {} }).runner)).toEqual({
    token,
    baseUrl: new URL('https://api.codemagic.io'),
  });
});

test('each secret input is masked', () => {
  const given = { token: 'token-1', githubToken: 'token-2' };
  const { runner } = memoryRunner({ with: given });
  maskSecrets(runner, ['token', 'sshKey', 'githubToken']);
  expect(runner.redactor.redact('token-1 token-2 else')).toBe('*** *** else');
});

test('a password in an address is masked as it is written and decoded', () => {
  const { runner } = memoryRunner({ with: { repository: 'https://me:pass%2Fword@example.com/a.git' } });
  maskPassword(runner, 'repository');
  expect(runner.redactor.redact('pass%2Fword pass/word')).toBe('*** ***');
});
