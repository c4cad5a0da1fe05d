import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

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
