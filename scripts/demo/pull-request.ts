import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../../src/clock.ts';
import type { ActionStep } from '../../test/support/action-process.ts';
import { FakeGitHub } from '../../test/support/github/fake-github.ts';

const repository = 'octo-org/mobile-app';
const number = 7;
const token = 'ghs_demo000000000000000000000000000demo';

/** A pull request on a fake GitHub, for the demo of the comment. */
interface DemoPullRequest {
  /** The event, environment and inputs that the step needs for it. */
  readonly step: Pick<ActionStep, 'event' | 'env'> & { readonly with: Readonly<Record<string, string>> };
  /** Writes the comment as Markdown and, if Chromium is installed, as screenshots; returns the files. */
  saveComment(folder: string): Promise<string[]>;
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
    async saveComment(folder) {
      const [comment] = kept.comments.values();
      if (!comment) throw new Error('The pull request has no comment');
      await mkdir(folder, { recursive: true });
      const file = join(folder, 'comment.md');
      await writeFile(file, comment.body);
      return [file, ...(await pictures(comment.body, folder))];
    },
    close: () => github.close(),
  };
}

/** Screenshots of the comment as GitHub would show it, light and dark; empty without Chromium. */
async function pictures(markdown: string, folder: string): Promise<string[]> {
  const { openBrowser, openPage } = await import('../../test/support/browser.ts');
  const browser = await openBrowser().catch(() => undefined);
  if (!browser) {
    console.log('No screenshots, because Chromium was not found. Set CHROMIUM to its path.');
    return [];
  }
  try {
    const files: string[] = [];
    for (const theme of ['light', 'dark'] as const) {
      const page = await openPage(browser, {
        frame: 'comment',
        markdown,
        theme,
        pictures: await images(markdown),
      });
      for (const fold of await page.locator('summary').all()) await fold.click();
      const path = join(folder, `comment-${theme}.png`);
      await page.locator('.frame').screenshot({ path });
      files.push(path);
    }
    return files;
  } finally {
    await browser.close();
  }
}

/** The images of the comment, fetched from the fake GitHub as a browser would. */
async function images(markdown: string): Promise<Map<string, Buffer>> {
  const addresses = [...markdown.matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => address);
  const fetched = addresses.map(async (address) => {
    const response = await fetch(address);
    return [address, Buffer.from(await response.arrayBuffer())] as const;
  });
  return new Map(await Promise.all(fetched));
}
