import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createHiding } from '../../../src/service/hide/hide.ts';
import { testBuild, workflowFile } from '../../support/built.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** What comes out of a stream that takes the text in chunks of these lengths. */
function streamed(values: readonly string[], text: string, lengths: readonly number[]): string {
  const { take, end } = createHiding(values).stream();
  const bytes = Buffer.from(text);
  const shown: Buffer[] = [];
  let at = 0;
  for (const length of lengths) {
    shown.push(take(bytes.subarray(at, at + length)));
    at += length;
  }
  return Buffer.concat([...shown, take(bytes.subarray(at)), end()]).toString();
}

// T28
test.each([
  ['a value', ['hunter2-hunter2'], 'a hunter2-hunter2 b', 'a *** b'],
  ['two in a row', ['password'], 'passwordpassword', '******'],
  ['two that overlap', ['abcd-efgh', 'efgh-ijkl'], '.abcd-efgh-ijkl.', '.***.'],
  ['one that overlaps itself', ['abcabcabc'], 'abcabcabcabc', '***'],
  ['the longer of two', ['password', 'password-1'], 'password-1', '***'],
  ['seven characters', ['release'], 'release', 'release'],
  ['eight characters', ['Ünïcödé!'], '>Ünïcödé!<', '>***<'],
  [
    'lines, also with other ends',
    ['line one..\nshort\nline two..'],
    '1 line one..\r\n2 line two..\r\n',
    '1 ***\r\n2 ***\r\n',
  ],
  ['short lines in their place', ['a\nb\nc\nd\ne'], 'x\na\r\nb\r\nc\r\nd\r\ne\r\ny', 'x\n***\r\ny'],
  ['the spaces around a line', ['{\n  "key": 1\n}'], 'is "key": 1', 'is ***'],
  ['base64', ['hunter2-hunter2'], `is ${base64('hunter2-hunter2')}.`, 'is ***.'],
  ['base64 with a line break', ['hunter2-hunter3'], `is ${base64('hunter2-hunter3\n')}.`, 'is ***==.'],
  ['base64 in lines', ['x'.repeat(50)], `${base64('x'.repeat(50)).replace(/^.{64}/, '$&\n')}`, '***='],
  [
    'base64 for addresses',
    ['>>>???>>>???'],
    base64('>>>???>>>???').replaceAll('/', '_').replaceAll('+', '-'),
    '***',
  ],
  ['a value that is cut off', ['correct-horse'], 'it is correct-h', 'it is ***'],
])('%s: hidden as a whole and in chunks of a byte', (_, values, text, shown) => {
  expect(createHiding(values).text(text)).toBe(shown);
  expect(streamed(values, text, Array(Buffer.byteLength(text)).fill(1))).toBe(shown);
});

test('a value that was cut off by an ellipsis is hidden, also in front of more text', () => {
  const { text } = createHiding(['correct-horse', 'a … b … c']);
  expect(text('Failed: it is correct-h…: why…')).toBe('Failed: it is ***…: why…');
  expect(text('is a … b … c')).toBe('is ***');
});

test('in the base64 of a longer text, wherever it begins, no more than a character of a value is left', () => {
  for (const user of ['', 'a', 'ab', 'abc']) {
    const shown = createHiding(['hunter2-hunter2']).text(base64(`${user}hunter2-hunter2!!`));
    expect(shown).toMatch(/^[A-Za-z0-9+/]{0,4}\*{3}[A-Za-z0-9+/]{0,4}=*$/);
  }
});

test('whole lines are shown at once, unless a value that goes on in the next line may have begun', () => {
  const { take, end } = createHiding(['hunter2-hunter2', 'a\nb\nc\nd\ne']).stream();
  expect(take(Buffer.from('a line\nhunt')).toString()).toBe('a line\n');
  expect(take(Buffer.from('ing\n1 a\nb\n')).toString()).toBe('hunting\n1 ');
  expect(take(Buffer.from('c\n')).toString()).toBe('');
  expect(take(Buffer.from('d\nehunter2-')).toString()).toBe('');
  expect(end().toString()).toBe('******');
});

test('a line that does not end is shown from 64 KiB on, without a value that stands there', () => {
  const before = 'x'.repeat(65_600);
  const after = 'y'.repeat(60);
  const bytes = Buffer.from(`${before}hunter2-hunter2${after}`);
  for (let at = before.length; at < bytes.length; at += 1) {
    const { take, end } = createHiding(['hunter2-hunter2']).stream();
    const shown = take(bytes.subarray(0, at));
    expect(shown.length).toBeGreaterThan(65_000);
    const all = Buffer.concat([shown, take(bytes.subarray(at)), end()]).toString();
    expect(all).toBe(`${before}***${after}`);
  }
});

test('a line of values that overlap without an end is shown as one mark, at once', () => {
  const { take, end } = createHiding(['abcabcabc']).stream();
  const shown = Array.from({ length: 20 }, () => take(Buffer.from('abc'.repeat(10_000))).toString());
  expect(shown.find((text) => text !== '')).toBe('***');
  expect(shown.filter((text) => text !== '')).toHaveLength(1);
  expect(take(Buffer.from('\n')).toString()).toBe('\n');
  expect(end().toString()).toBe('');
});

// T28
test('no value is shown, however a text is divided, and what is shown depends on the text alone', () => {
  const letters = fc.constantFrom('a', 'b', 'é', '+', '\n');
  const value = fc.string({ unit: letters, minLength: 8, maxLength: 30 });
  const texts = fc.record({
    values: fc.array(value, { minLength: 1, maxLength: 4 }),
    noise: fc.array(fc.string({ unit: letters })),
  });
  const divided = fc.record({
    given: texts,
    order: fc.array(
      fc.record({ value: fc.nat(), noise: fc.nat(), as: fc.constantFrom('plain', 'base64', 'crlf') }),
    ),
    lengths: fc.array(fc.nat(12)),
  });
  fc.assert(
    fc.property(divided, ({ given: { values, noise }, order, lengths }) => {
      const parts = order.map(({ value: at, noise: before, as }) => {
        const one = values[at % values.length] ?? '';
        const around = noise[before % Math.max(1, noise.length)] ?? '';
        if (as === 'plain') return around + one;
        return as === 'crlf' ? around + one.replaceAll('\n', '\r\n') : base64(around + one);
      });
      const text = parts.join('');
      const shown = streamed(values, text, lengths);
      expect(shown).toBe(createHiding(values).text(text));
      for (const line of values.flatMap((one) => one.split('\n')).map((one) => one.trim()))
        if ([...line].length >= 8)
          for (const secret of [line, base64(line).replace(/=+$/, '')]) expect(shown).not.toContain(secret);
    }),
  );
});

const secret = 'hunter2-hunter2';

const signs = workflowFile(`name: App ${secret}
labels: [$KEY_PASSWORD]
environment: { groups: [signing] }
scripts:
  - name: Sign with ${secret}
    script: |
      printf %s "$KEY_PASSWORD" | head -c 9
      printf '%s\\n' "$KEY_PASSWORD" | tail -c 7
      printf %s "$KEY_PASSWORD" | base64
      echo "$BUNDLE_ID"
      echo "$KEY_PASSWORD" > key.txt
      exit 3
artifacts: [key.txt]
`);

// T28
test('of a build with secret values in every place, the API shows none but the public ones', async () => {
  const groups = { signing: { KEY_PASSWORD: secret, BUNDLE_ID: 'com.example.app' } };
  await using it = await testBuild(signs, { configuration: { groups, publicVariables: ['BUNDLE_ID'] } });
  await it.repository.commit({ 'read.me': '' }, `Change to ${secret}`);
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'Step 4 script `Sign with ***` exited with status code 3',
  });
  expect(it.record()).toMatchObject({
    labels: ['***'],
    config: { name: 'App ***' },
    commit: { commitMessage: 'Change to ***', branch: 'main' },
  });
  const logs: string[] = [];
  for (const { name } of it.steps()) logs.push(await it.log(name));
  expect(logs[3]).toContain('***\n***\ncom.example.app\n');
  const list = (await it.ask('GET', '/builds')).body;
  const told = JSON.stringify([it.record(), list]) + logs.join('') + it.printed().join('');
  for (const spelling of [secret, Buffer.from(secret).toString('base64').slice(0, 19)])
    expect(told).not.toContain(spelling);
});
