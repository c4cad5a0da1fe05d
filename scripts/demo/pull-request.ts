import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { systemClock } from '../../src/clock.ts';
import type { ActionResult, ActionStep } from '../../test/support/action-process.ts';
import { FakeGitHub } from '../../test/support/github/fake-github.ts';
import { githubHtml } from '../../test/support/github-html.ts';

const repository = 'octo-org/mobile-app';
const number = 7;
const installPage = 'install-page';
/** Where GitHub Pages would have the install page. The pages for a browser link to the written one. */
const installPageUrl = `https://octo-org.github.io/mobile-app/pr-${number}/`;
const token = 'ghs_demo000000000000000000000000000demo';

/** A pull request on a fake GitHub, for the demo of the comment. */
interface DemoPullRequest {
  /** The event, environment and inputs that the step needs for it. */
  readonly step: Pick<ActionStep, 'event' | 'env'> & { readonly with: Readonly<Record<string, string>> };
  /** Writes the comment as Markdown, and comment and summary as pages for a browser; returns the files, and the install page. */
  savePages(result: Pick<ActionResult, 'outputs' | 'summary'>): Promise<string[]>;
  close(): Promise<void>;
}

/** @param folder where the pages are written */
export async function openDemoPullRequest(branch: string, folder: string): Promise<DemoPullRequest> {
  const github = await FakeGitHub.start(systemClock);
  const repositoryOnGitHub = github.addRepository({ fullName: repository, visibility: 'public' });
  repositoryOnGitHub.addPullRequest({ number });
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
      with: {
        comment: 'true',
        qrCodes: 'true',
        githubToken: token,
        installPage: join(folder, installPage),
        installPageUrl,
      },
    },
    async savePages({ outputs, summary }) {
      const [comment] = repositoryOnGitHub.comments.values();
      if (!comment) throw new Error('The pull request has no comment');
      await mkdir(folder, { recursive: true });
      const save = async (name: string, content: string): Promise<string> => {
        const file = join(folder, name);
        await writeFile(file, content);
        return file;
      };
      const page = async (name: string, markdown: string): Promise<string> => {
        const html = webPage(markdown, { title: name, pictures: await images(markdown) });
        const here = `href="${installPage}/index.html"`;
        return save(`${name}.html`, html.replaceAll(`href="${installPageUrl}"`, here));
      };
      return [
        await save('comment.md', comment.body),
        await page('comment', comment.body),
        await page('summary', summary),
        ...(outputs.installPage ? [outputs.installPage] : []),
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

const require = createRequire(import.meta.url);

/**
 * A page that shows Markdown as GitHub does, light or dark as the system is. Everything is inside: it opens without a
 * network.
 *
 * @param options `pictures` by address
 */
export function webPage(
  markdown: string,
  { title, pictures }: { title: string; pictures: ReadonlyMap<string, Buffer> },
): string {
  let html = githubHtml(markdown);
  for (const [address, bytes] of pictures)
    html = html.replaceAll(`src="${address}"`, `src="data:image/png;base64,${bytes.toString('base64')}"`);
  const charts = html.includes('class="language-mermaid"') ? chartScript() : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
${readFileSync(require.resolve('github-markdown-css/github-markdown.css'), 'utf8')}
:root { color-scheme: light dark; }
.markdown-body { margin: 0 auto; padding: 32px; max-width: 980px; box-sizing: border-box; }
</style>
<body class="markdown-body">
<article>${html}</article>
${charts}</html>
`;
}

/** Draws the charts when the page is opened. */
function chartScript(): string {
  const mermaid = readFileSync(require.resolve('mermaid/dist/mermaid.min.js'), 'utf8');
  return `<script>${mermaid.replaceAll('</script', '<\\/script')}</script>
<script>
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme: dark ? 'dark' : 'default', gantt: { useWidth: 900 } });
for (const code of document.querySelectorAll('code.language-mermaid')) {
  const chart = document.createElement('div');
  chart.textContent = code.textContent;
  code.parentElement.replaceWith(chart);
  mermaid.run({ nodes: [chart] });
}
</script>
`;
}
