/**
 * The one bundle. The entry point of an action calls `run` with its own path in `dist/`; what it needs is loaded only then
 * (docs/architecture.md, "Entry points"). The program of the local service needs nothing of an action.
 */
import type { EntryPoint } from './actions.ts';

export const run = async (entryPoint: EntryPoint): Promise<void> =>
  (await import('./actions.ts')).run(entryPoint);

export const serviceProcess = async (): Promise<void> =>
  (await import('./service-command.ts')).serviceCommand();
