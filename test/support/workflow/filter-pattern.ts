/**
 * A pattern of `branches`, `tags` or `paths` as GitHub documents it: `*` any characters but `/`, `**` any at all, `?`
 * none or one of the character before, `+` one or more of it, `[]` one of those listed.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
 */
export function filterPattern(pattern: string): RegExp {
  const parts = pattern.match(/\*\*\/?|\*|\[[^\]]+\]|[?+]|\\.|./gs) ?? [];
  return new RegExp(`^${parts.map(regularExpression).join('')}$`, 's');
}

function regularExpression(part: string): string {
  if (part === '**/') return '(?:.*/)?';
  if (part === '**') return '.*';
  if (part === '*') return '[^/]*';
  if (part === '?' || part === '+' || /^(\[|\\)./.test(part)) return part;
  return part.replace(/\W/, '\\$&');
}
