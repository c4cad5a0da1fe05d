import { z } from 'zod';
import { WrongRequest } from '../errors.ts';
import { variableName } from '../executor/environment/machine.ts';

/** The part of a request besides workflow and ref. It can contain secrets, so it is stored encrypted and never shown. */
export const BuildRequest = z.object({
  variables: z.record(z.string(), z.string()),
  softwareVersions: z.record(z.string(), z.string()),
  groups: z.array(z.string()),
  instanceType: z.string().nullable(),
});
export type BuildRequest = z.infer<typeof BuildRequest>;

/** @throws WrongRequest for an invalid name or value of a variable; its message contains no value: it may be a secret */
export function checkVariables(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (!variableName.test(name))
      throw new WrongRequest(
        `"environment.variables" has the invalid name ${JSON.stringify(name)}: expected letters, digits and underscores, and no digit at the start`,
      );
    if (value.includes('\0'))
      throw new WrongRequest(`"environment.variables.${name}" must not contain a null character`);
  }
}
