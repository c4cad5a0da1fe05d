import { expect, test } from '@jest/globals';
import { shellCommands } from '../../../src/service/workflow-file/shell-commands.ts';

test.each([
  ['flutter build apk', ['flutter build apk']],
  ['A=1 B="2 3" flutter run', ['flutter run']],
  ['sudo -E env A=1 gem install cocoapods', ['gem install cocoapods']],
  ['cd ios && pod install || exit 1; ls | xargs -n 1 zip', ['cd ios', 'pod install', 'exit 1', 'ls', 'zip']],
  ['if ! flutter test; then exit 1; fi', ['flutter test', 'exit 1', 'fi']],
  ['V="$(cat pubspec.yaml | grep version)"', ['cat pubspec.yaml', 'grep version']],
  ['echo `date +%s` \'xcodebuild\' "pod"', ['date +%s', 'echo $() xcodebuild pod']],
  ['# flutter\necho hi # pod install', ['echo hi']],
  ['cat <<EOF > file\nflutter\nEOF\ndart run', ['cat', 'dart run']],
  ['cat <<-"END"\n\tflutter\n\tEND\ndart run', ['cat', 'dart run']],
  [
    'case "$X" in\n  flutter) echo a ;;\n  *) dart run ;;\nesac',
    ['case $X in', 'echo a', 'dart run', 'esac'],
  ],
  ['helper() {\n  xcodebuild\n}\nhelper', ['function helper', 'xcodebuild', 'helper']],
  ['a \\\n  b > c 2>&1 < d', ['a b']],
  ['(cd x; make)', ['cd x', 'make']],
  ['diff <(sort a) <(sort b)', ['diff', 'sort a', 'sort b']],
  ['echo "unclosed', ['echo unclosed']],
  ['echo $((1 + 2))', ['1 + 2', 'echo $()']],
  ['', []],
])('the commands of %j', (script, commands) => {
  const found = shellCommands(script).map(({ words }) => words.join(' '));
  expect(found.toSorted()).toEqual(commands.toSorted());
});

test('a command has the line at which it begins', () => {
  const found = shellCommands('set -e\n\nflutter \\\n  build\nX=$(\n  date\n)\n');
  expect(found.map(({ words, line }) => [words[0], line])).toEqual([
    ['set', 1],
    ['flutter', 3],
    ['date', 6],
  ]);
});

test('a hostile script takes time in proportion to its length', () => {
  for (const text of ['$(', '(', '`', '"', '<<A\n', 'a() ', '${', "'"])
    expect(() => shellCommands(text.repeat(20_000))).not.toThrow();
});
