import {
  type Environment,
  gitEnvironment,
  machineEnvironment,
  type Variables,
} from '../executor/environment/machine.ts';

/**
 * The environment of the service's own process. A script can read the environment that its parent process was started
 * with, even after the parent changed it, so only variables that scripts may see belong there.
 */
export interface ServiceEnvironment {
  readonly process: Variables;
  /** Proxies and certificates, handed to the process another way: the address of a proxy can contain a password. */
  readonly git: Variables;
}

/** @param named variables that builds can read in addition to those that are always allowed */
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
