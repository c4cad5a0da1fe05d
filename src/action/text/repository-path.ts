/** Characters; a longer path is none that a repository has. */
const longestPath = 500;

/**
 * Whether a text can be the path of a file in the repository, and nothing else: relative, without `..`, without what
 * hides or reorders characters, and without what no system allows in a name.
 */
export function isRepositoryPath(text: string): boolean {
  if (text.length > longestPath || /[\p{C}\p{Zl}\p{Zp}:\\<>"|?*]|^[~\s]|\s$/u.test(text)) return false;
  return text.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
