import { join } from 'node:path';
import type { Runner } from '../../runner/runner.ts';

/** Where one running service keeps what it keeps. */
export interface Place {
  readonly folder: string;
  readonly dataFolder: string;
  readonly logFile: string;
  /** The home and the temporary folder of its process. */
  readonly home: string;
}

export function placeIn(folder: string): Place {
  return {
    folder,
    dataFolder: join(folder, 'data'),
    logFile: join(folder, 'service.log'),
    home: join(folder, 'home'),
  };
}

/** What the post step has to know. */
export interface SavedPlace {
  readonly folder: string;
  readonly pid: number;
}

export function savePlace(runner: Runner, { folder, pid }: SavedPlace): void {
  runner.saveState('folder', folder);
  runner.saveState('pid', String(pid));
}

/** `undefined` where the main step came to start nothing. */
export function savedPlace(runner: Runner): SavedPlace | undefined {
  const [folder, pid] = [runner.state('folder'), Number(runner.state('pid'))];
  return folder && pid > 0 ? { folder, pid } : undefined;
}
