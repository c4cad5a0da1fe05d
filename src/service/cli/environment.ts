import {
  type Environment,
  gitEnvironment,
  machineEnvironment,
  type Variables,
} from '../executor/environment/machine.ts';

/**
 * What the process of a service is started with. A script can read the environment that its parent was started with,
 * whatever the parent did to it since, so that nothing may stand there that scripts must not see.
 */
export interface ServiceEnvironment {
  readonly process: Variables;
  /** Proxies and certificates: told to the process on another way, because a proxy's address may hold a password. */
  readonly git: Variables;
}

/** @param named the variables that the builds are to see besides what is always allowed */
export function serviceEnvironment(machine: Environment, named: readonly string[] = []): ServiceEnvironment {
  const temporary = machine.TMPDIR;
  return {
    process: {
      ...machineEnvironment(machine, named),
      ...(temporary === undefined ? {} : { TMPDIR: temporary }),
    },
    git: gitEnvironment(machine),
  };
}
