/** The code reads exactly the inputs of action.yml, with the same defaults, and its page shows them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { actionFolders, freshPage, pageOfAction } from '../../scripts/tables.ts';
import { apps } from '../../src/action/admin/apps.ts';
import { readArtifactsInputs } from '../../src/action/admin/artifacts.ts';
import { builds } from '../../src/action/admin/builds.ts';
import { caches } from '../../src/action/admin/caches.ts';
import { readCancelInputs } from '../../src/action/admin/cancel.ts';
import type { AdminContext } from '../../src/action/admin/operations.ts';
import { team } from '../../src/action/admin/team.ts';
import { readCheckInputs } from '../../src/action/check/run.ts';
import type { Runner } from '../../src/action/runner/runner.ts';
import { readServiceInputs } from '../../src/action/service/run.ts';
import { readStartInputs } from '../../src/action/start/inputs.ts';
import { readWaitInputs } from '../../src/action/wait/inputs.ts';
import { systemClock } from '../../src/clock.ts';
import { InputError } from '../../src/errors.ts';
import { defaultLimits } from '../../src/limits.ts';
import { readActionMetadata, repositoryRoot } from '../support/action-metadata.ts';
import { testClient } from '../support/client.ts';
import { memoryRunner } from '../support/memory-runner.ts';
import { privateKey } from '../support/ssh-server.ts';

type Values = Readonly<Record<string, string>>;

interface Reading {
  readonly read: (runner: Runner) => unknown;
  /** Valid inputs that together cover every branch. */
  readonly cases: readonly Values[];
}

/** Runs an action that reads its inputs and then sends requests, up to its first request. Returns the connection. */
function readOf(action: (context: AdminContext) => Promise<boolean>) {
  return async (runner: Runner): Promise<unknown> => {
    const stopped = new Error('No request is sent');
    let connection: unknown;
    const run = action({
      runner: { ...runner, cancelled: AbortSignal.abort(stopped) },
      async connect(given) {
        connection = given;
        return testClient('http://127.0.0.1:9');
      },
      clock: systemClock,
      limits: defaultLimits,
    });
    await run.catch((error: unknown) => {
      if (error !== stopped) throw error;
    });
    return connection;
  };
}

const token = 'a-token';
const url = 'https://api.codemagic.io/artifacts/a/b/c';

const readings: Readonly<Record<string, Reading>> = {
  '.': {
    read: readStartInputs,
    cases: [
      { token, appId: 'a', workflowId: 'w', branch: 'main' },
      { token, appId: 'a', workflowId: 'w', tag: 'v1' },
    ],
  },
  apps: {
    read: readOf(apps),
    cases: [
      { token, operation: 'list' },
      { token, operation: 'get', appId: 'a' },
      { token, operation: 'add', repositoryUrl: 'git@example.com:a/b.git', sshKey: privateKey },
    ],
  },
  artifacts: {
    read: readArtifactsInputs,
    cases: [
      { token, buildId: 'b' },
      { token, appId: 'a' },
      { token, url },
    ],
  },
  builds: { read: readOf(builds), cases: [{ token, operation: 'list' }] },
  check: { read: readCheckInputs, cases: [{}] },
  caches: {
    read: readOf(caches),
    cases: [
      { token, appId: 'a', operation: 'list' },
      { token, appId: 'a', operation: 'clear', olderThan: '7d' },
    ],
  },
  cancel: {
    read: readCancelInputs,
    cases: [
      { token, buildId: 'b' },
      { token, appId: 'a', branch: 'main' },
    ],
  },
  service: { read: readServiceInputs, cases: [{}] },
  team: {
    read: readOf(team),
    cases: [
      { token, operation: 'invite', teamId: 't', email: 'a@example.com', role: 'developer' },
      { token, operation: 'remove', teamId: 't', userId: 'u' },
    ],
  },
  wait: {
    read: readWaitInputs,
    cases: [
      { token, buildId: 'b' },
      { token, appId: 'a', workflowId: 'w', commit: 'c0ffee0' },
    ],
  },
};

/** A runner with exactly these inputs that records which ones are read. */
function recording(given: Values, asked = new Set<string>()): Runner {
  const { runner } = memoryRunner({ with: {} });
  return {
    ...runner,
    input(name) {
      asked.add(name);
      return given[name] ?? '';
    },
  };
}

function inputsOf(folder: string) {
  return Object.entries(readActionMetadata(folder).inputs ?? {});
}

function defaultsOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    inputsOf(folder).flatMap(([name, { default: text }]) =>
      text === undefined || text.startsWith('${{') ? [] : [[name, text]],
    ),
  );
}

const folders = actionFolders(repositoryRoot);

test('every action has a reader here', () => expect(Object.keys(readings).sort()).toEqual(folders));

test.each(folders)('%s: the code reads exactly the inputs of action.yml', async (folder) => {
  const asked = new Set<string>();
  for (const given of readings[folder]?.cases ?? []) await readings[folder]?.read(recording(given, asked));
  expect([...asked].sort()).toEqual(
    inputsOf(folder)
      .map(([name]) => name)
      .sort(),
  );
});

test.each(folders)('%s: a missing input has the default of action.yml', async (folder) => {
  for (const given of readings[folder]?.cases ?? []) {
    const read = async (values: Values): Promise<unknown> => readings[folder]?.read(recording(values));
    expect(await read(given)).toEqual(await read({ ...defaultsOf(folder), ...given }));
  }
});

test.each(folders)(
  '%s: exactly the required inputs have no default and give an error with their name',
  async (folder) => {
    for (const [name, { required, default: text }] of inputsOf(folder)) {
      const errors = [];
      for (const given of readings[folder]?.cases ?? [])
        try {
          await readings[folder]?.read(recording({ ...given, [name]: '' }));
          errors.push(false);
        } catch (error) {
          errors.push(error instanceof InputError && error.message.includes(name) && text === undefined);
        }
      expect([name, errors.every(Boolean)]).toEqual([name, Boolean(required)]);
    }
  },
);

test.each(folders)('%s: the tables of its page match action.yml (npm run docs updates them)', (folder) => {
  const page = readFileSync(join(repositoryRoot, pageOfAction(folder)), 'utf8');
  expect(page).toBe(freshPage(repositoryRoot, folder));
});
