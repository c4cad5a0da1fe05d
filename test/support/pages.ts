import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}

/** The nodes of a Markdown page, each before its children. */
function nodesOf(page: string): Node[] {
  const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];
  return all(unified().use(remarkParse).use(remarkGfm).parse(page));
}

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('');
}

/** The anchors that GitHub gives to the headings of a page. */
export function anchorsOf(page: string): string[] {
  const seen = new Map<string, number>();
  return nodesOf(page)
    .filter(({ type }) => type === 'heading')
    .map((heading) => {
      const slug = textOf(heading)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-');
      const before = seen.get(slug) ?? 0;
      seen.set(slug, before + 1);
      return before === 0 ? slug : `${slug}-${before}`;
    });
}

/** The targets of links and images, those in HTML included. */
export function linksOf(page: string): string[] {
  return nodesOf(page).flatMap(({ type, url, value = '' }) => {
    if (url !== undefined) return [url];
    if (type !== 'html') return [];
    return [...value.matchAll(/(?:href|src|srcset)="([^"]+)"/g)].map(([, target = '']) => target);
  });
}

/** The texts of the paragraphs, items of lists included, without tables and code. */
export function paragraphsOf(page: string): string[] {
  return nodesOf(page)
    .filter(({ type }) => type === 'paragraph')
    .map((paragraph) => textOf(paragraph).replace(/\s+/g, ' ').trim());
}
