import { delimiter } from 'node:path';

/** Variables by name, as a process gets them. */
export type Variables = Readonly<Record<string, string>>;

const usualPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * What a build may see of the machine's environment: where programs are, the language and the time zone. Everything
 * else, such as tokens, proxies and the service's own settings, stays out (DESIGN 5.7).
 */
export function machineEnvironment(machine: Readonly<Record<string, string | undefined>>): Variables {
  const allowed: Record<string, string> = { PATH: pathOf(machine) };
  for (const [name, value] of Object.entries(machine))
    if (value !== undefined && /^(LANG|LANGUAGE|LC_[A-Z]+|TZ)$/.test(name)) allowed[name] = value;
  return allowed;
}

/** npm puts the tools of its package before the user's: a build must not find this project's Node or compiler there. */
function pathOf(machine: Readonly<Record<string, string | undefined>>): string {
  const path = machine.PATH || usualPath;
  if (machine.npm_lifecycle_event === undefined) return path;
  const folders = path.split(delimiter);
  const first = folders.findIndex((folder) => !/[/](?:node_modules[/]\.bin|node-gyp-bin)$/.test(folder));
  return first < 0 ? usualPath : folders.slice(first).join(delimiter);
}
