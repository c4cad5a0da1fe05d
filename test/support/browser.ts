import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { githubHtml } from './github-html.ts';

const require = createRequire(import.meta.url);
const styleOf = (file: string): string =>
  readFileSync(require.resolve(`github-markdown-css/${file}`), 'utf8');

const launch = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Headless Chromium without network access. The variable `CHROMIUM` has its path. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launch);

export type Theme = 'light' | 'dark';

export interface GithubPage {
  readonly theme: Theme;
  readonly markdown: string;
  /** Which of GitHub's frames surrounds the text. */
  readonly frame: 'comment' | 'summary';
  /** Images of the page by URL; all other requests are refused. */
  readonly pictures?: ReadonlyMap<string, Buffer>;
  readonly onRefused?: (url: string) => void;
}

/** A page that shows Markdown and Mermaid charts as GitHub does. The caller must close it. */
export async function openPage(browser: Browser, shown: GithubPage): Promise<Page> {
  const width = shown.frame === 'summary' ? 1080 : 940;
  const page = await browser.newPage({ viewport: { width, height: 600 }, deviceScaleFactor: 1 });
  await page.route('**/*', (route) => {
    const body = shown.pictures?.get(route.request().url());
    if (body) return route.fulfill({ body, contentType: 'image/png' });
    shown.onRefused?.(route.request().url());
    return route.abort();
  });
  await page.setContent(pageHtml(shown), { waitUntil: 'load' });
  await drawCharts(page, shown.theme);
  return page;
}

/** Shows another text on the same page: a new page would load Mermaid again, which takes much longer. */
export async function showInstead(
  page: Page,
  { theme, markdown }: Pick<GithubPage, 'theme' | 'markdown'>,
): Promise<void> {
  await page
    .locator('.markdown-body')
    .evaluate((body, html) => Reflect.set(body, 'innerHTML', html), githubHtml(markdown));
  await drawCharts(page, theme);
}

/** Throws the errors of Mermaid's parser. */
async function drawCharts(page: Page, theme: Theme): Promise<void> {
  if ((await page.locator('code.language-mermaid').count()) === 0) return;
  if (!(await page.evaluate(() => 'mermaid' in globalThis)))
    await page.addScriptTag({ path: require.resolve('mermaid/dist/mermaid.min.js') });
  await page.evaluate(
    async (mermaidTheme) => {
      const { document, mermaid } = globalThis as typeof globalThis & MermaidWindow;
      mermaid.initialize({
        startOnLoad: false,
        securityLevel: 'strict',
        theme: mermaidTheme,
        gantt: { useWidth: 900 },
      });
      for (const [index, code] of [...document.querySelectorAll('code.language-mermaid')].entries()) {
        await mermaid.parse(code.textContent);
        const { svg } = await mermaid.render(`chart-${index}`, code.textContent);
        code.parentElement.outerHTML = `<section class="chart">${svg}</section>`;
      }
    },
    theme === 'dark' ? 'dark' : 'default',
  );
}

interface MermaidWindow {
  readonly document: {
    querySelectorAll(
      selector: string,
    ): Iterable<{ readonly textContent: string; readonly parentElement: { outerHTML: string } }>;
  };
  readonly mermaid: {
    initialize(options: object): void;
    parse(text: string): Promise<unknown>;
    render(id: string, text: string): Promise<{ readonly svg: string }>;
  };
}

const frames = {
  comment: (body: string) =>
    `<div class="bar"><span class="face"></span><b>github-actions</b><span class="bot">bot</span> commented</div><article class="markdown-body">${body}</article>`,
  summary: (body: string) =>
    `<div class="bar">build summary</div><article class="markdown-body">${body}</article>`,
};

function pageHtml({ theme, markdown, frame }: GithubPage): string {
  const line = theme === 'dark' ? '#3d444d' : '#d1d9e0';
  const [paper, bar, ink] =
    theme === 'dark' ? ['#0d1117', '#151b23', '#9198a1'] : ['#ffffff', '#f6f8fa', '#59636e'];
  return `<!doctype html><meta charset="utf-8"><style>${styleOf(`github-markdown-${theme}.css`)}
    body { margin: 0; padding: 16px; background: ${paper}; }
    .frame { border: 1px solid ${line}; border-radius: 6px; overflow: hidden; }
    .bar { padding: 8px 16px; background: ${bar}; color: ${ink}; border-bottom: 1px solid ${line};
      font: 14px -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
    .face { display: inline-block; width: 20px; height: 20px; border-radius: 50%; background: #2da44e; vertical-align: -5px; margin-right: 8px; }
    .bot { border: 1px solid ${line}; border-radius: 2em; padding: 0 7px; margin: 0 4px; font-size: 12px; }
    .markdown-body { padding: 16px; }
  </style><div class="frame">${frames[frame](githubHtml(markdown))}</div>`;
}
