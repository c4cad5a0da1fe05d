import { WrongRequest } from '../errors.ts';
import { variableName } from '../executor/environment/machine.ts';

/**
 * @throws WrongRequest when a name cannot be that of an environment variable, or a value cannot be one; the value is
 *   never shown, it may be a secret
 */
export function checkVariables(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (!variableName.test(name))
      throw new WrongRequest(
        `"environment.variables" has the name ${JSON.stringify(name)}; names are letters, digits and underscores, and start with no digit`,
      );
    if (value.includes('\0'))
      throw new WrongRequest(`"environment.variables.${name}" must not hold a null character`);
  }
}
