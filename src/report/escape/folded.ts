export interface Fold {
  readonly title: string;
  readonly body: string;
  /** Whether it is open at first; closed when absent. */
  readonly state?: 'open';
}

/**
 * A part that is folded until somebody opens it. Both texts are finished Markdown; the title stands in HTML, where
 * `markdownText` means the same. Tags stand on lines of their own: `shortened` counts them.
 */
export function folded({ title, body, state }: Fold): string {
  return `<details${state ? ` ${state}` : ''}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
