/**
 * How long the first page of `GET /builds` takes with 1,000 and with 100,000 builds in the store, over HTTP from the
 * real service: `npm run bench:list`. Prints the median of 200 requests, after 50 to warm up. Half of the builds match
 * the application, workflow and branch of the request.
 */
import { join } from 'node:path';
import { temporaryFolder } from '../test/support/folder.ts';
import { addEndedBuilds } from '../test/support/many-builds.ts';
import { testService } from '../test/support/service.ts';

const sizes = [1_000, 100_000];

for (const size of sizes) {
  await using folder = await temporaryFolder();
  const first = await testService({ dataFolder: folder.path });
  const { appId, userId } = first;
  const other = first.running.addApplication({ userId, repositoryUrl: '/srv/git/other.git' }).appId;
  await first.running.stop();
  addEndedBuilds(join(folder.path, 'service.db'), { size, apps: [appId, other] });

  await using service = await testService({ dataFolder: folder.path, limits: { requestsAnHour: 1e9 } });
  for (const [name, query, expected] of [
    ['no filter', '', 30],
    ['application', `appId=${appId}`, 30],
    ['application, workflow, branch', `appId=${appId}&workflowId=android&branch=main`, 30],
    ['application, workflow, branch without builds', `appId=${appId}&workflowId=android&branch=none`, 0],
  ] as const) {
    const { status, body } = await service.ask('GET', `/builds?${query}`);
    if (status !== 200 || body.builds.length !== expected) throw new Error(`${name}: ${status}`);
    // Another query each time: the service keeps the answer to one that it has had.
    const ms = await median((count) => service.ask('GET', `/builds?${query}&count=${count}`));
    console.log(`${String(size).padStart(7)} builds, ${name}: ${ms.toFixed(2)} ms`);
  }
}

async function median(work: (count: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 250; count += 1) {
    const began = performance.now();
    await work(count);
    if (count >= 50) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[times.length / 2] ?? 0;
}
