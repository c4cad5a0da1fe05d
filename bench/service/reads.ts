import { median } from '../statistics.ts';
import type { Child } from './child.ts';
import type { Load, LoadResult } from './load.ts';
import { type Usage, usageBetween } from './usage.ts';

interface Server {
  readonly url: string;
  usage(): Promise<Usage>;
}

interface Reading {
  readonly perSecond: number;
  /** CPU time of the server, in microseconds. */
  readonly cpu: number;
}

/** Reads of the service and of the empty server, medians of all rounds. */
export interface Reads {
  readonly service: Reading;
  readonly empty: Reading;
  /** The service's reads for one of the empty server in the same time, medians of the rounds. */
  readonly times: Reading;
}

/**
 * Reads the same paths of the service and of the empty server in turn, so that what else the machine does disturbs both. The first
 * round, a longer one, only warms up: the engine compiles what is called often.
 */
export async function compareReads(options: {
  readonly load: Child;
  readonly service: Server;
  readonly empty: Server;
  readonly token: string;
  readonly paths: readonly string[];
  readonly rounds: number;
  readonly seconds: number;
}): Promise<Reads> {
  const { load, token, paths, rounds, seconds } = options;
  const read = async (server: Server, round: number): Promise<Reading> => {
    const before = await server.usage();
    load.send({
      url: server.url,
      paths,
      token,
      connections: 8,
      seconds: round === 0 ? 4 * seconds : seconds,
    } satisfies Load);
    const { answers, tookMs } = (await load.received()) as LoadResult;
    const { own } = usageBetween(before, await server.usage());
    return { perSecond: (answers / tookMs) * 1_000, cpu: (own * 1_000) / answers };
  };
  const service: Reading[] = [];
  const empty: Reading[] = [];
  const times: Reading[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [await read(options.service, round), await read(options.empty, round)];
    if (round === 0) continue;
    service.push(one);
    empty.push(other);
    times.push({ perSecond: one.perSecond / other.perSecond, cpu: other.cpu / one.cpu });
  }
  return { service: medians(service), empty: medians(empty), times: medians(times) };
}

function medians(readings: readonly Reading[]): Reading {
  const of = (figure: keyof Reading): number => median(readings.map((reading) => reading[figure]));
  return { perSecond: of('perSecond'), cpu: of('cpu') };
}
