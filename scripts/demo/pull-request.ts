import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../../src/clock.ts';
import type { ActionStep } from '../../test/support/action-process.ts';
import { FakeGitHub } from '../../test/support/github/fake-github.ts';
import { webPage } from './web-page.ts';

const repository = 'octo-org/mobile-app';
const number = 7;
const token = 'ghs_demo000000000000000000000000000demo';

/** A pull request on a fake GitHub, for the demo of the comment. */
interface DemoPullRequest {
  /** The event, environment and inputs that the step needs for it. */
  readonly step: Pick<ActionStep, 'event' | 'env'> & { readonly with: Readonly<Record<string, string>> };
  /** Writes the comment as Markdown, and comment and summary as pages for a browser; returns the files. */
  savePages(folder: string, summary: string): Promise<string[]>;
  close(): Promise<void>;
}

export async function openDemoPullRequest(branch: string): Promise<DemoPullRequest> {
  const github = await FakeGitHub.start(systemClock);
  const kept = github.addRepository({ fullName: repository, visibility: 'public' });
  kept.addPullRequest({ number });
  github.addToken(token);
  const home = { full_name: repository };
  const pull = { number, head: { ref: branch, repo: home }, base: { repo: home } };
  return {
    step: {
      event: {
        name: 'pull_request',
        payload: { pull_request: pull, repository: { ...home, private: false } },
      },
      env: { ...github.environment },
      with: { comment: 'true', qrCodes: 'true', githubToken: token },
    },
    async savePages(folder, summary) {
      const [comment] = kept.comments.values();
      if (!comment) throw new Error('The pull request has no comment');
      await mkdir(folder, { recursive: true });
      const save = async (name: string, content: string): Promise<string> => {
        const file = join(folder, name);
        await writeFile(file, content);
        return file;
      };
      const page = async (name: string, markdown: string): Promise<string> =>
        save(`${name}.html`, webPage(markdown, { title: name, pictures: await images(markdown) }));
      return [
        await save('comment.md', comment.body),
        await page('comment', comment.body),
        await page('summary', summary),
      ];
    },
    close: () => github.close(),
  };
}

/** The images of a text, fetched from the fake GitHub as a browser would. */
async function images(markdown: string): Promise<Map<string, Buffer>> {
  const addresses = [...markdown.matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => address);
  const fetched = addresses.map(async (address) => {
    const response = await fetch(address);
    return [address, Buffer.from(await response.arrayBuffer())] as const;
  });
  return new Map(await Promise.all(fetched));
}
