/**
 * A part that is folded until somebody opens it. Both texts are finished Markdown; the title stands in HTML, where
 * `markdownText` means the same. Tags stand on lines of their own: `shortened` counts them.
 */
export function folded({ title, body }: { readonly title: string; readonly body: string }): string {
  return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
