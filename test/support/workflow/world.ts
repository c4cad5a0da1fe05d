import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from './machine.ts';
import type { Permissions } from './permissions.ts';

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

/** A third-party action in a step, and its inputs. */
export interface ForeignCall {
  /** `owner/name`, with its path. */
  readonly uses: string;
  /** The ref after the `@`. */
  readonly ref: string;
  readonly with: Readonly<Record<string, string>>;
  /** The job, as GitHub shows it. */
  readonly job: string;
}

export interface StandInSituation extends ForeignCall {
  readonly machine: Machine;
  readonly artifacts: Artifacts;
  readonly permissions: Permissions;
  /** `owner/name` of the run's repository. */
  readonly repository: string;
  /** The full ref of the run. */
  readonly runRef: string;
  readonly world: World;
}

/** Does what a third-party action is used for here, and returns its outputs. If it throws, the step fails. */
export type StandIn = (call: StandInSituation) => Promise<Readonly<Record<string, string>>>;

/** The artifacts that jobs of one run pass to each other. */
export class Artifacts {
  readonly #folder: string;
  readonly #ids = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  get names(): string[] {
    return [...this.#ids.keys()];
  }

  /** A new folder for an artifact of this name. @throws if it exists and must not be replaced */
  async create(
    name: string,
    { overwrite }: { readonly overwrite: boolean },
  ): Promise<{ id: string; path: string }> {
    if (this.#ids.has(name) && !overwrite)
      throw new Error(`Conflict: an artifact with the name ${name} already exists`);
    const id = String(this.#ids.size + 1000 + (this.#ids.has(name) ? 1 : 0));
    this.#ids.set(name, id);
    const path = join(this.#folder, id);
    await mkdir(path, { recursive: true });
    return { id, path };
  }

  /** Copies an artifact into a folder. @throws if it does not exist */
  async copy(wanted: { readonly name?: string; readonly id?: string }, to: string): Promise<void> {
    const id = wanted.id ?? this.#ids.get(wanted.name ?? '');
    if (!id || ![...this.#ids.values()].includes(id))
      throw new Error(`There is no artifact ${wanted.name ?? wanted.id}`);
    await cp(join(this.#folder, id), to, { recursive: true });
  }
}
