import { targetOfEvent } from '../../core/event/target.ts';
import { InputError } from '../../core/input/errors.ts';
import type { Ref } from '../../core/refs.ts';
import type { RunContext } from '../../runner/runner.ts';

/**
 * The branch or tag that the event is about: what a build action of this run asks for, under which a commit that is
 * checked out by its hash is to be found. `undefined` where the event names none.
 */
export function refOfEvent({ event }: RunContext): Ref | undefined {
  try {
    return targetOfEvent(event).ref;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return event.ref;
  }
}
