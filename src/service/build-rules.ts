import { WrongRequest } from './refusals.ts';

/**
 * @throws WrongRequest when a name cannot be that of an environment variable, or a value cannot be one; the value is
 *   never shown, it may be a secret
 */
export function checkVariableNames(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
      throw new WrongRequest(
        `"environment.variables" has the name ${JSON.stringify(name)}; names are letters, digits and underscores, and start with no digit`,
      );
    if (value.includes('\0'))
      throw new WrongRequest(`"environment.variables.${name}" must not hold a null character`);
  }
}

/**
 * The rules of `git check-ref-format` for the name of a branch or tag.
 *
 * @throws WrongRequest when Git could never have such a name
 */
export function checkRefName(ref: { branch: string | null; tag: string | null }): void {
  const [field, name] = ref.branch !== null ? ['branch', ref.branch] : ['tag', ref.tag ?? ''];
  const parts = name.split('/');
  const wrong =
    [...name].some((character) => character <= ' ' || '\u007f~^:?*[\\'.includes(character)) ||
    name.includes('..') ||
    name.includes('@{') ||
    name === '@' ||
    name.endsWith('.') ||
    parts.some((part) => part === '' || part.startsWith('.') || part.endsWith('.lock'));
  if (wrong || name.length > 1000)
    throw new WrongRequest(
      `"${field}" must be the name of a ${field} of Git, but ${JSON.stringify(name)} was given`,
    );
}
