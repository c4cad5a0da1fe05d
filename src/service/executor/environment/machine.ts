import { delimiter } from 'node:path';

export type Variables = Readonly<Record<string, string>>;

/** An environment in the form of `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

const defaultPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Language, time zone, and the folders of toolchains, which contain programs and no personal settings. */
const allowed =
  /^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_HOME|_ROOT)?)|JAVA_HOME(?:_\d+_[A-Za-z0-9]+)?|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR)$/;

/** Proxies and certificates, in all spellings that Git and its transports read. A proxy's address may contain a password. */
const forGit =
  /^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|GIT_PROXY_SSL_CAINFO|SSL_CERT_(?:FILE|DIR))$/;

/**
 * The part of the machine's environment that a build may see: the paths of programs, language, time zone, toolchains, and
 * the variables named at the start of the service. Everything else is left out: it may contain tokens, addresses of proxies
 * with passwords, or the service's settings.
 */
export function machineEnvironment(
  machine: Environment,
  named: readonly string[] = [],
): Variables & { readonly PATH: string } {
  return {
    ...chosen(machine, (name) => allowed.test(name) || named.includes(name)),
    PATH: pathOf(machine),
  };
}

/** Git also gets proxies and certificates. */
export function gitEnvironment(machine: Environment, named?: readonly string[]): Variables {
  return { ...machineEnvironment(machine, named), ...chosen(machine, (name) => forGit.test(name)) };
}

function chosen(machine: Environment, isWanted: (name: string) => boolean): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(machine))
    if (value !== undefined && isWanted(name)) found[name] = value;
  return found;
}

/** npm puts the tools of its package first on the PATH; builds must not find this project's compiler there. */
function pathOf(machine: Environment): string {
  const path = machine.PATH || defaultPath;
  if (machine.npm_lifecycle_event === undefined) return path;
  const folders = path.split(delimiter);
  const first = folders.findIndex((folder) => !/[/](?:node_modules[/]\.bin|node-gyp-bin)$/.test(folder));
  return first < 0 ? defaultPath : folders.slice(first).join(delimiter);
}
