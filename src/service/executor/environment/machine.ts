import { delimiter } from 'node:path';

/** Variables by name, as a process gets them. */
export type Variables = Readonly<Record<string, string>>;

/** An environment as a process has it. */
export type Environment = Readonly<Record<string, string | undefined>>;

const usualPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** The language, the time zone, and where toolchains are: folders of programs, none of which holds anybody's settings. */
const allowed =
  /^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_HOME|_ROOT)?)|JAVA_HOME(?:_\d+_[A-Za-z0-9]+)?|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR)$/;

/** How the network is reached, in the spellings that Git and its transports read. A proxy's address may hold a password. */
const forGit =
  /^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|GIT_PROXY_SSL_CAINFO|SSL_CERT_(?:FILE|DIR))$/;

/**
 * What a build may see of the machine's environment: where programs are, the language and the time zone, and the
 * variables that whoever started the service named. Everything else, such as tokens, proxies and the service's own
 * settings, stays out.
 */
export function machineEnvironment(machine: Environment, named: readonly string[] = []): Variables {
  return {
    ...chosen(machine, (name) => allowed.test(name) || named.includes(name)),
    PATH: pathOf(machine),
  };
}

/** What Git alone gets besides: proxies and certificates. */
export function gitEnvironment(machine: Environment): Variables {
  return chosen(machine, (name) => forGit.test(name));
}

function chosen(machine: Environment, isWanted: (name: string) => boolean): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(machine))
    if (value !== undefined && isWanted(name)) found[name] = value;
  return found;
}

/** npm puts the tools of its package before the user's: a build must not find this project's Node or compiler there. */
function pathOf(machine: Environment): string {
  const path = machine.PATH || usualPath;
  if (machine.npm_lifecycle_event === undefined) return path;
  const folders = path.split(delimiter);
  const first = folders.findIndex((folder) => !/[/](?:node_modules[/]\.bin|node-gyp-bin)$/.test(folder));
  return first < 0 ? usualPath : folders.slice(first).join(delimiter);
}

/** What the name of an environment variable is everywhere: in requests, workflow files, the configuration and `CM_ENV`. */
export const variableName = /^[A-Za-z_]\w*$/;
