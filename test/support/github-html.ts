import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, defaultSchema);

const html = markdown().use(rehypeStringify);

/** The HTML that GitHub shows for a Markdown text, limited to GitHub's allow-list of elements and attributes. */
export function githubHtml(text: string): string {
  return String(html.processSync(text));
}

/** An element or a text node. */
export interface PageNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly PageNode[];
}

/** The HTML of `githubHtml` as a tree, without a browser. */
export function githubTree(text: string): PageNode {
  return markdown.runSync(markdown.parse(text)) as PageNode;
}
