import type { Permissions } from './permissions.ts';
import type { StandIn } from './stand-in.ts';

/** The environment of a run. */
export interface World {
  /** Folders by `owner/name`: the repositories with the workflows and actions to run. */
  readonly repositories: Readonly<Record<string, string>>;
  /** Git remotes by `owner/name`, which checkout really clones. */
  readonly remotes?: Readonly<Record<string, string>>;
  readonly github: { readonly serverUrl: string; readonly apiUrl: string; readonly graphqlUrl: string };
  /** Replacements for default inputs of this project's actions: by name, default, value. */
  readonly instead: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Adds a token with these permissions to the fake GitHub. */
  issueToken(permissions: Permissions): string;
  /** Stand-ins for third-party actions, by `owner/name`, or by `./path` in the caller's repository. */
  readonly standIns: Readonly<Record<string, StandIn>>;
  /** The permissions of jobs without `permissions` in a workflow that is not called. */
  readonly defaultPermissions: Permissions;
}
