import { expect, test } from '@jest/globals';
import { parseCommand } from '../../src/service/cli/command-line.ts';
import { WrongCommand } from '../../src/service/cli/options.ts';

test('without options the service runs two builds at a time on port 4040, in .build-service', () => {
  expect(parseCommand([])).toEqual({
    kind: 'serve',
    data: '.build-service',
    serve: {
      port: 4040,
      builders: 2,
      config: undefined,
      repository: undefined,
      publicUrl: undefined,
      faults: undefined,
      env: [],
    },
  });
});

test('a wrong command line is an error that ends with the usage', () => {
  for (const [given, why] of [
    [['--port', '65536'], /^--port: expected a whole number from 0 to 65535, got "65536"/],
    [['--builders', '0'], /^--builders: expected a whole number from 1 to 64/],
    [['--prot', '1'], /^Unknown option '--prot'\n/],
    [['--data'], /^Option '--data <value>' argument missing\n/],
    [['--new'], /^--new has no effect in "--new"/],
    [['user', 'add', 'a@b', '--port', '1'], /^--port has no effect in "user add a@b --port 1"/],
    [['user'], /^Unknown command "user"/],
    [['user', 'remove', 'a@b'], /^Unknown command "user remove a@b"/],
    [['user', 'add', 'nobody'], /^"nobody" is not an email address/],
    [['user', 'add'], /^Expected "user add <email>", got "user add"/],
    [['user', 'token'], /^Expected "user token --new \[<email>\]", got "user token"/],
    [['team', 'add'], /^Expected "team add <name> \[<email>\]", got "team add"/],
  ] as const) {
    expect(() => parseCommand(given)).toThrow(WrongCommand);
    expect(() => parseCommand(given)).toThrow(why);
    expect(() => parseCommand(given)).toThrow(/npm run service -- \[options\]/);
  }
});
