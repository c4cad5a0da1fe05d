import type { Permissions } from './permissions.ts';
import type { StandIn } from './stand-in.ts';

/** Everything around a run. */
export interface World {
  /** Folders by `owner/name`: the repositories whose workflows and actions are carried out. */
  readonly repositories: Readonly<Record<string, string>>;
  /** Git remotes by `owner/name`: those that checking out really clones. */
  readonly remotes?: Readonly<Record<string, string>>;
  readonly github: { readonly serverUrl: string; readonly apiUrl: string; readonly graphqlUrl: string };
  /** Inputs of this project's actions that get another value when they have their default: by name, default, value. */
  readonly instead: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Makes GitHub know a token that may do this. */
  issueToken(permissions: Permissions): string;
  /** What takes the place of actions of others, by `owner/name`, or by `./path` in the caller's repository. */
  readonly standIns: Readonly<Record<string, StandIn>>;
  /** What jobs may do that state nothing, in a workflow that nobody calls. */
  readonly defaultPermissions: Permissions;
}
