import { createHash } from 'node:crypto';
import type { GitHub } from '../../../../../src/action/github/client.ts';
import type { Random } from '../../../../../src/clock.ts';
import { FakeClock } from '../../../../support/fake-clock.ts';
import type { FakeGitHub } from '../../../../support/github/fake-github.ts';
import { steadyRandom, turn, watchedClient } from '../../../../support/github/watched-client.ts';

/** The dependencies of a writer. */
export interface WriterTools {
  readonly github: GitHub;
  readonly clock: FakeClock;
  readonly random: Random;
  /** Aborted when the schedule is abandoned. */
  readonly signal: AbortSignal;
}

/** `time` advances to the next timer. Any other name is a writer's, whose request is executed. */
type Choice = string;
const time = 'time';

/** Of a writer between two requests, in milliseconds; what comes later is the time limit of a request. */
const longestPause = 10_000;

const readOperations = ['issues/get-comment', 'issues/list-comments'];

/** One order of events. Each is chosen when all writers wait. */
class Schedule {
  readonly taken: Choice[] = [];
  /** A readable record of what happened. */
  readonly story: string[] = [];
  readonly #exploration: Exploration;
  readonly #clock = new FakeClock();
  readonly #abandoned = new AbortController();
  readonly #heard = new Map<string, string>();
  /** The requests in flight, by writer. */
  readonly #asking = new Map<string, ReadonlySet<AbortSignal>>();
  readonly #working = new Set<string>();
  #done: Promise<unknown> = Promise.resolve();
  #slow = 0;
  /** The writers that were waiting to read before the last choice. */
  #readers: readonly string[] = [];

  constructor(exploration: Exploration) {
    this.#exploration = exploration;
  }

  async start(): Promise<void> {
    const { server, writers, reset } = this.#exploration;
    reset();
    server.gate.close();
    const tools = new Map<string, WriterTools>();
    for (const name of Object.keys(writers)) tools.set(name, await this.#toolsOf(name));
    const work = [...tools].map(async ([name, own]) => {
      this.#working.add(name);
      await writers[name]?.(own);
      this.#working.delete(name);
    });
    this.#done = Promise.all(work);
    this.#done.catch(() => undefined); // told at the end
    await this.#quiet();
  }

  /** The next events that can lead to a new situation. */
  choices(): Choice[] {
    const held = this.#held().map(({ client }) => client);
    const mayPass =
      held.length === 0 || (this.#slow < this.#exploration.slowness && !this.#givesUpCreation());
    const all = mayPass && this.#clock.pending() > 0 ? [...held, time] : held;
    const [before, readers] = [this.taken.at(-1), this.#waitingReaders()];
    // The order of two reads does not matter, so only the order of their names is tried.
    const isTold = (name: string): boolean =>
      before !== undefined &&
      name < before &&
      readers.includes(name) &&
      this.#readers.includes(name) &&
      this.#readers.includes(before);
    return all.filter((choice) => !isTold(choice));
  }

  async take(choice: Choice): Promise<void> {
    const held = this.#held();
    this.#readers = this.#waitingReaders();
    this.taken.push(choice);
    if (choice === time) {
      if (held.length > 0) this.#slow += 1;
      const ms = this.#clock.untilNext() ?? 0;
      this.story.push(`${ms} ms pass`);
      await this.#clock.advance(ms);
    } else {
      const request = held.find(({ client }) => client === choice);
      if (!request) throw new Error(`${choice} does not wait: the writers do not always do the same`);
      this.story.push(`${choice} ${request.operation}`);
      await request.release();
    }
    await this.#quiet();
  }

  /** Equal for two schedules that cannot differ from here on. */
  situation(): string {
    const heard = [...this.#heard].toSorted(([left], [right]) => (left < right ? -1 : 1));
    const held = this.#held().map(({ client, operation }) => `${client} ${operation}`);
    const working = [...this.#working].toSorted();
    const { state } = this.#exploration;
    return digest(JSON.stringify([heard, held, working, state(), this.#clock.now(), this.#slow]));
  }

  /**
   * Whether all writers are done, or all is right and stays so: nobody is about to change anything, who reads finds what
   * he wants, and only who does not find it writes.
   *
   * @throws what is not right in the end
   */
  async isEnd(): Promise<boolean> {
    const isOver = this.#working.size === 0 || (this.#held().length === 0 && this.#clock.pending() === 0);
    if (isOver) await this.#done;
    if (!isOver && this.#waitingReaders().length < this.#held().length) return false;
    try {
      this.#exploration.check();
      return true;
    } catch (wrong) {
      if (isOver) throw wrong;
      return false;
    }
  }

  async abandon(): Promise<void> {
    this.#abandoned.abort(new Error('This schedule is not followed any further'));
    await this.#done.catch(() => undefined);
    await this.#quiet();
  }

  async #toolsOf(name: string): Promise<WriterTools> {
    const { server, repository } = this.#exploration;
    const clock = this.#clock;
    const onHeard = (what: string): void => {
      this.#heard.set(name, digest(`${this.#heard.get(name)} ${clock.now()} ${what}`));
    };
    const { github, asking } = await watchedClient({ server, repository, token: name, clock, onHeard });
    this.#asking.set(name, asking);
    return { github, clock, random: steadyRandom, signal: this.#abandoned.signal };
  }

  #held() {
    const { held } = this.#exploration.server.gate;
    return held.toSorted((left, right) => (left.client < right.client ? -1 : 1));
  }

  /**
   * Whether a request to create a comment would be given up now. No other one follows it, so there would be no comment:
   * github-trouble.test.ts has that.
   */
  #givesUpCreation(): boolean {
    const isCreating = this.#held().some(({ operation }) => operation === 'issues/create-comment');
    return isCreating && (this.#clock.untilNext() ?? 0) > longestPause;
  }

  #waitingReaders(): string[] {
    const reads = this.#held().filter(({ operation }) => readOperations.includes(operation));
    return reads.map(({ client }) => client);
  }

  /** Waits until every writer waits for the gate or the clock, or is done. */
  async #quiet(): Promise<void> {
    const waits = (): boolean =>
      [...this.#asking].every(([name, asking]) => {
        const held = this.#held().filter(({ client }) => client === name);
        return held.length === asking.size && [...asking].every((signal) => !signal.aborted);
      });
    // Only promises follow an answer, so one turn is enough for a writer to send again. The second is a reserve.
    for (let turns = 0; turns < 2; turns += 1) {
      await turn();
      if (!waits()) turns = -1;
    }
  }
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}

interface Exploration {
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
