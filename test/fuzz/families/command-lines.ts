import fc from 'fast-check';
import { parseCommand } from '../../../src/service/cli/command-line.ts';
import { property } from '../property.ts';
import { hostileText, numberText } from '../values/texts.ts';

const word = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...['--data', '--port', '--builders', '--config', '--repository', '--new', '--help', '-h', '--', '-'],
      ...['user', 'add', 'token', 'team', 'a@b.example', '--port=', '--port=1', '--no-new', '--data=x'],
      ...['--__proto__', '--__proto__=1', '--constructor', '-hh', '--env', '--env=A'],
    ),
  },
  { weight: 1, arbitrary: numberText },
  { weight: 1, arbitrary: hostileText },
);

export const commandLines = [
  property('command-lines/service', fc.array(word, { maxLength: 8 }), (given) => parseCommand(given)),
];
