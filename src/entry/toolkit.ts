/**
 * The common bundle. The entry point of an action calls `run` with its own path in `dist/`; the action's code is loaded only
 * then (docs/architecture.md, "Entry points"). The local service's program loads no code of actions.
 */
import type { EntryPoint } from './actions.ts';

export const run = async (entryPoint: EntryPoint): Promise<void> =>
  (await import('./actions.ts')).run(entryPoint);

export const serviceProcess = async (): Promise<void> =>
  (await import('./service-command.ts')).serviceCommand();
