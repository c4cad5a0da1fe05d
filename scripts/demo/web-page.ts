import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { githubHtml } from '../../test/support/github-html.ts';

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
body { margin: 0 auto; padding: 16px; max-width: 980px; }
.markdown-body { padding: 16px; }
</style>
<article class="markdown-body">${html}</article>
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
