/** Makes the calls from standard input on the real runner, set up as in the door. `callRunner` starts this. */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { json } from 'node:stream/consumers';
import { createGithubRunner } from '../../src/action/runner/github-runner.ts';
import type { RunnerCall } from './runner-process.ts';

const runner = createGithubRunner(process.env);
const gave: unknown[] = [];
for (const [name, ...given] of (await json(process.stdin)) as RunnerCall[]) {
  try {
    const owner = name in runner.log ? runner.log : runner;
    const member: unknown = Reflect.get(owner, name);
    gave.push((await (typeof member === 'function' ? member.apply(owner, given) : member)) ?? null);
  } catch (error) {
    gave.push(`${(error as Error).name}: ${(error as Error).message}`);
  }
}
writeFileSync(process.argv[2] ?? '', JSON.stringify(gave));
