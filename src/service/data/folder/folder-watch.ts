import { type Stats, statSync } from 'node:fs';
import type { Clock } from '../../../clock.ts';
import { UserError } from '../../../errors.ts';

/** The data folder of a running service is gone or replaced: what it stores would be lost, and what it says would be untrue. */
export class FolderLost extends UserError {
  constructor({ database }: { database: string }) {
    super(
      `${database} was removed or replaced while the service ran, so the service stops: bring it back, then start again`,
    );
  }
}

/**
 * Looks, at each call and at each `interval`, whether the database at this path is the one that the service has opened.
 * `onLost` is called once. While all is well, each interval also calls `tick`.
 */
export function watchDatabase(parts: {
  readonly database: string;
  readonly clock: Clock;
  readonly interval: number;
  readonly onLost: (lost: FolderLost) => void;
  readonly tick: () => void;
}) {
  const { database, clock, interval, onLost, tick } = parts;
  const opened = statSync(database);
  let lost: FolderLost | undefined;
  let cancelTimer = (): void => {};
  const look = (): void => {
    if (lost || isSame(database, opened)) return;
    lost = new FolderLost({ database });
    onLost(lost);
  };
  const startTimer = (): void => {
    cancelTimer = clock.setTimer(interval, () => {
      look();
      if (lost) return;
      tick();
      startTimer();
    });
  };
  startTimer();
  return {
    /** @throws FolderLost */
    check(): void {
      look();
      if (lost) throw lost;
    },
    stop: () => cancelTimer(),
  };
}

/** A disk that does not answer says nothing about the file. */
function isSame(file: string, opened: Stats): boolean {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found !== undefined && found.ino === opened.ino && found.dev === opened.dev;
  } catch {
    return true;
  }
}
