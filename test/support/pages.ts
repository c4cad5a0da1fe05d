import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}

/** The parts of a Markdown page that tests check. */
export interface Page {
  /** The anchors of its headings on GitHub. */
  readonly anchors: readonly string[];
  /** The targets of links and images, including those in HTML. */
  readonly links: readonly string[];
  /** The column headings of each table. */
  readonly columns: readonly (readonly string[])[];
}

export function parsePage(markdown: string): Page {
  const nodes = withChildren(unified().use(remarkParse).use(remarkGfm).parse(markdown));
  return {
    anchors: anchorsOf(nodes.filter(({ type }) => type === 'heading').map(textOf)),
    links: nodes.flatMap(linksOf),
    columns: nodes
      .filter(({ type }) => type === 'table')
      .map(({ children: [head] = [] }) => (head?.children ?? []).map(textOf)),
  };
}

function withChildren(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(withChildren)];
}

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('');
}

function anchorsOf(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}

function linksOf({ type, url, value = '' }: Node): string[] {
  if (url !== undefined) return [url];
  if (type !== 'html') return [];
  return [...value.matchAll(/(?:href|src|srcset)="([^"]+)"/g)].map(([, target = '']) => target);
}
