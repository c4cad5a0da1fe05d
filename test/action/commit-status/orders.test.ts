/** Who settles a status when: whatever the order, no status contradicts the build that it leads to. */
import { expect, test } from '@jest/globals';
import { builtCommit } from '../../support/fault-stage.ts';
import { buildPage, type Check, requiredCheck } from './check.ts';

type Event =
  | 'start'
  | 're-run'
  | `${'finish' | 'fail' | 'cancel' | 'remove' | 'call' | 'call for the commit of'} ${1 | 2}`
  | 'schedule';

/** Does one thing after another; the builds have the numbers of their starts. */
async function happen(check: Check, events: readonly Event[]): Promise<string[]> {
  const ids: string[] = [];
  for (const event of events) {
    const [what, id = ''] = [event.replace(/ \d$/, ''), ids[Number(event.at(-1)) - 1]];
    const limits = { newBuildMs: 1 };
    if (what === 'start' || what === 're-run') {
      const { outputs } = await check.start({ attempt: ids.length + 1 });
      ids.push(outputs.buildId ?? '');
    } else if (what === 'finish' || what === 'fail')
      await check.end(id, what === 'finish' ? 'finished' : 'failed');
    else if (what === 'cancel') await check.cancel(id);
    else if (what === 'remove') check.remove(id);
    else if (what === 'call') await check.call(id, { limits });
    else if (what === 'schedule') await check.schedule();
    else await check.call(id, { limits, with: { commit: builtCommit } });
  }
  return ids;
}

const orders: readonly (readonly [events: readonly Event[], state: string, build: 1 | 2, writes: number])[] =
  [
    [['start', 'finish 1', 'call 1', 'schedule'], 'success', 1, 3],
    [['start', 'fail 1', 'schedule', 'call 1'], 'failure', 1, 3],
    [['start', 'cancel 1', 'schedule', 'call 1'], 'error', 1, 3],
    [['start', 'fail 1', 'call 1', 're-run'], 'pending', 2, 5],
    [['start', 'fail 1', 're-run', 'call 1'], 'pending', 2, 4],
    [['start', 'fail 1', 're-run', 'finish 2', 'schedule', 'call 1'], 'success', 2, 5],
    [['start', 're-run', 'fail 2', 'call 2', 'finish 1', 'call 1', 'schedule'], 'failure', 2, 5],
    [['start', 'finish 1', 'call 1', 'remove 1', 'schedule', 'call for the commit of 1'], 'success', 1, 3],
    [['start', 'fail 1', 'remove 1', 'call 1'], 'pending', 1, 2],
    [['start', 'fail 1', 'remove 1', 'call for the commit of 1'], 'error', 1, 3],
    [['start', 'fail 1', 're-run', 'remove 1', 'call for the commit of 1'], 'pending', 2, 4],
  ];

test.each(orders.map((order) => [order[0].join(', '), order] as const))(
  '%s',
  async (_, [events, state, build, writes]) => {
    await using check = await requiredCheck();
    const ids = await happen(check, events);
    const targetUrl = buildPage(check.github, ids[build - 1], build);
    expect(check.newest()).toMatchObject({ state, targetUrl });
    expect(check.states()).toHaveLength(writes);
  },
);
