/** Variables by name, as a process gets them. */
export type Variables = Readonly<Record<string, string>>;

const usualPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * What a build may see of the machine's environment: where programs are, the language and the time zone. Everything
 * else, such as tokens, proxies and the service's own settings, stays out (DESIGN 5.7).
 */
export function machineEnvironment(machine: Readonly<Record<string, string | undefined>>): Variables {
  const allowed: Record<string, string> = { PATH: machine.PATH || usualPath };
  for (const [name, value] of Object.entries(machine))
    if (value !== undefined && /^(LANG|LANGUAGE|LC_[A-Z]+|TZ)$/.test(name)) allowed[name] = value;
  return allowed;
}
