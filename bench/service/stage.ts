import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseName } from '../../src/service/data/folder/data-folder.ts';
import { scriptFile } from '../../test/support/executed-build.ts';
import { gitRepository } from '../../test/support/git.ts';
import { ask, type Json } from '../../test/support/service.ts';
import { type Child, startChild } from './child.ts';
import type { Usage } from './usage.ts';

/** What a started service sends. */
export interface ServiceAddress {
  readonly url: string;
  readonly token: string;
  readonly appId: string;
}

export interface BenchService extends ServiceAddress, AsyncDisposable {
  /** Starts this many builds at the same time and waits until all have finished. @returns their ids */
  build(count: number): Promise<string[]>;
  usage(): Promise<Usage>;
}

interface ServiceSettings {
  /** Of the temporary folder that holds repository and data. */
  readonly folder: string;
  /** The name of the service's data folder. */
  readonly store: string;
  /** `sandboxed`: their scripts run inside walls. */
  readonly work: 'builds' | 'sandboxed';
  readonly builders: number;
}

const workflowId = 'app';

/** A repository whose workflow runs `true`. */
export async function createRepository(folder: string): Promise<void> {
  await gitRepository({ path: repositoryIn(folder), files: { 'codemagic.yaml': scriptFile('true') } });
}

export async function startBenchService(settings: ServiceSettings): Promise<BenchService> {
  const { folder, store, work, builders } = settings;
  let left = 0;
  let ended = (): void => {};
  const child: Child = startChild('server.ts', {
    args: [join(folder, store), repositoryIn(folder), String(builders), work],
    onLine(line) {
      if (/ is failed/.test(line)) throw new Error(line);
      if (!/ is finished$/.test(line)) return;
      left -= 1;
      if (left === 0) ended();
    },
  });
  const address = (await child.received()) as ServiceAddress;
  const { url, token, appId } = address;
  const request = async (method: string, path: string, body?: object): Promise<Json> => {
    const answer = await ask({ url: url + path, method, token, body });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return {
    ...address,
    async build(count) {
      left = count;
      const all = new Promise<void>((resolve) => {
        ended = resolve;
      });
      const start = async (): Promise<string> =>
        (await request('POST', '/builds', { appId, workflowId, branch: 'main' })).buildId;
      const ids = await Promise.all(Array.from({ length: count }, start));
      await all;
      return ids;
    },
    usage: child.usage,
    [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
  };
}

/** The ids of all builds in the store. */
export function buildIds({ folder, store }: { folder: string; store: string }): string[] {
  const database = new DatabaseSync(join(folder, store, databaseName));
  const ids = database.prepare('SELECT id FROM builds').all();
  database.close();
  return ids.map(({ id }) => String(id));
}

/** Columns that a copy of a build does not share with it. */
const own = { id: 'lower(hex(randomblob(12)))', number: 'builds.number + copies.count' };

const shared = `app_id, workflow_id, from_editor, ref, status, message, labels, workflow_name, commit_record, steps,
  created_at, started_at, finished_at, instance_type, build_settings`;

/** Adds copies of the only build in the store. */
export function copyBuild(options: { folder: string; store: string; copies: number }): void {
  const { folder, store, copies } = options;
  const database = new DatabaseSync(join(folder, store, databaseName));
  database
    .prepare(
      `WITH RECURSIVE copies (count) AS (SELECT 1 UNION ALL SELECT count + 1 FROM copies WHERE count < ?)
       INSERT INTO builds (id, number, ${shared})
       SELECT ${own.id}, ${own.number}, ${shared} FROM builds, copies ORDER BY count`,
    )
    .run(copies);
  database.close();
}

function repositoryIn(folder: string): string {
  return join(folder, 'app');
}
