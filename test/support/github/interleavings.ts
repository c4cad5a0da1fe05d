import type { FakeGitHub } from './fake-github.ts';
import { type Choice, Schedule, type WriterTools } from './schedule.ts';

export interface Exploration {
  readonly server: FakeGitHub;
  /** `owner/name` */
  readonly repository: string;
  /** By the tokens that they use. */
  readonly writers: Readonly<Record<string, (tools: WriterTools) => Promise<void>>>;
  /** The state before a schedule starts. */
  reset(): void;
  /** GitHub's data, as text. */
  state(): string;
  /** Called during and at the end of each schedule. @throws if the state is not yet right */
  check(): void;
  /** How often time may pass while a request is in flight: how often GitHub is slow. */
  readonly slowness: number;
}

export interface Explored {
  /** Completed schedules. */
  readonly ends: number;
  /** Situations with a choice. */
  readonly situations: number;
}

/**
 * Follows every order in which the requests of the writers can reach GitHub, and every moment at which time can pass
 * between them. Left out is only what tells nothing new: writers do the same whenever they have heard the same at the
 * same times, so a situation is followed once, by what GitHub holds and what the writers have heard.
 *
 * @throws the first order that ends wrong
 */
export async function exploreInterleavings(exploration: Exploration): Promise<Explored> {
  const known = new Set<string>();
  const left: Choice[][] = [[]];
  let ends = 0;
  for (let beginning = left.pop(); beginning; beginning = left.pop()) {
    const schedule = new Schedule(exploration);
    try {
      await schedule.start();
      for (const choice of beginning) await schedule.take(choice);
      let isEnd = await schedule.isEnd();
      while (!isEnd && !known.has(schedule.situation())) {
        known.add(schedule.situation());
        const [first, ...others] = schedule.choices();
        if (first === undefined) break;
        for (const other of others) left.push([...schedule.taken, other]);
        await schedule.take(first);
        isEnd = await schedule.isEnd();
      }
      if (isEnd) ends += 1;
    } catch (cause) {
      throw new Error(`This order of requests goes wrong: ${schedule.story.join(', ')}`, { cause });
    } finally {
      await schedule.abandon();
    }
  }
  return { ends, situations: known.size };
}
