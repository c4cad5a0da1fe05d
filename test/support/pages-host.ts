import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startFakeService } from './fake-service/server.ts';
import { temporaryFolder } from './folder.ts';
import { gitRepository } from './git.ts';

const git = promisify(execFile);

/** The branch `gh-pages` of a real Git repository, and a static server for its files, like GitHub Pages. */
export interface PagesHost extends AsyncDisposable {
  /** The path of the bare repository. */
  readonly remote: string;
  /** The address of the branch's content, without a trailing slash. */
  readonly url: string;
  /** The text of a file; `undefined` if it does not exist. */
  read(path: string): Promise<string | undefined>;
  /** Before each of the next pushes, another clone pushes a file `news-<n>.html`. */
  race(pushes: number): Promise<void>;
}

/** Initially, the branch has an unrelated page, `index.html`. */
export async function startPagesHost(): Promise<PagesHost> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const files = { '.nojekyll': '', 'index.html': 'Documentation' };
  const first = await gitRepository({ path: join(folder.path, 'first'), files });
  await first.git('branch', '--move', 'gh-pages');
  const remote = join(folder.path, 'remote.git');
  await first.git('clone', '--quiet', '--bare', first.path, remote);
  const hook = join(remote, 'hooks', 'pre-receive');
  await writeFile(hook, somebodyElse);
  await chmod(hook, 0o755);

  const server = stack.use(
    await startFakeService(async ({ target }, response) => {
      const path = decodeURIComponent(target.slice('/mobile-app/'.length)).replace(/(^|\/)$/, '$1index.html');
      try {
        const { stdout } = await git('git', ['cat-file', 'blob', `gh-pages:${path}`], { cwd: remote });
        response.end(stdout);
      } catch {
        response.writeHead(404).end();
      }
    }),
  );
  const url = `${server.url}/mobile-app`;
  const held = stack.move();
  return {
    remote,
    url,
    async read(path) {
      const response = await fetch(`${url}/${path}`);
      return response.ok ? await response.text() : undefined;
    },
    race: (pushes) => writeFile(join(remote, 'races'), String(pushes)),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

const somebodyElse = `#!/bin/sh
set -e
left=$(cat races 2> races.log || echo 0)
if [ "$left" -gt 0 ]; then
  echo $((left - 1)) > races
  # What arrives is in quarantine; this commit is not part of it.
  unset GIT_QUARANTINE_PATH GIT_OBJECT_DIRECTORY GIT_ALTERNATE_OBJECT_DIRECTORIES
  export GIT_INDEX_FILE="races.index.$$" GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=ada@example.com
  export GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=ada@example.com
  news=$(echo News | git hash-object -w --stdin)
  until
    tip=$(git rev-parse gh-pages)
    git read-tree "$tip"
    git update-index --add --cacheinfo "100644,$news,news-$left.html"
    git update-ref refs/heads/gh-pages "$(git commit-tree -p "$tip" -m News "$(git write-tree)")" "$tip"
  do :; done
fi
`;
