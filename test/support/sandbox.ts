import { test } from '@jest/globals';
import { systemClock } from '../../src/clock.ts';
import {
  openSandbox,
  type Sandbox,
  type SandboxSettings,
} from '../../src/service/executor/sandbox/sandbox.ts';
import { deepTest } from './deep-test.ts';

export const defaultSettings: SandboxSettings = {
  mode: 'auto',
  readable: [],
  writable: [],
  network: 'shared',
};

/** A sandbox for builds of this test, with the machine's toolchains. @throws Error if it does not work */
export async function testSandbox(
  settings: Partial<SandboxSettings> = {},
  {
    environment = process.env,
    dataFolder = '/no/data',
  }: { environment?: NodeJS.ProcessEnv; dataFolder?: string } = {},
): Promise<Sandbox> {
  const { sandbox, notes } = await openSandbox(
    { ...defaultSettings, ...settings },
    { environment, dataFolder, clock: systemClock },
  );
  if (!sandbox) throw new Error(notes.join('\n'));
  return sandbox;
}

/** Whether bubblewrap works here. If it must (NEEDS_BUBBLEWRAP), tests that need it run in any case, and fail without it. */
const works =
  process.env.TEST_KIND === 'deep' &&
  (await testSandbox().then(
    () => true,
    () => process.env.NEEDS_BUBBLEWRAP === 'true',
  ));

/** A deep test that needs bubblewrap. */
export const deepWithWalls = works ? deepTest : test.skip;
