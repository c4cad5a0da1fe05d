import { createHash } from 'node:crypto';

export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

export interface Signature {
  readonly name: string;
  readonly email: string;
  /** ISO 8601. */
  readonly date: string;
}

export type GitObject =
  | { readonly type: 'blob'; readonly sha: string; readonly bytes: Buffer }
  | { readonly type: 'tree'; readonly sha: string; readonly entries: readonly TreeEntry[] }
  | ({ readonly type: 'commit'; readonly sha: string } & CommitText);

interface CommitText {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

/** Objects with the same ids as in Git. */
export class GitObjects {
  readonly #objects = new Map<string, GitObject>();

  get(sha: string): GitObject | undefined {
    return this.#objects.get(sha);
  }

  addBlob(bytes: Buffer): GitObject & { type: 'blob' } {
    return this.#keep({ type: 'blob', sha: idOf('blob', bytes), bytes });
  }

  addTree(entries: readonly TreeEntry[]): GitObject & { type: 'tree' } {
    // "Git sorts entries by name, as if a folder's name ended with a slash."
    const order = ({ path, type }: TreeEntry): Buffer => Buffer.from(type === 'tree' ? `${path}/` : path);
    const sorted = entries.toSorted((left, right) => Buffer.compare(order(left), order(right)));
    const content = sorted.flatMap(({ mode, path, sha }) => [
      Buffer.from(`${mode.replace(/^0/, '')} ${path}\0`),
      Buffer.from(sha, 'hex'),
    ]);
    return this.#keep({ type: 'tree', sha: idOf('tree', Buffer.concat(content)), entries: sorted });
  }

  addCommit(commit: CommitText): GitObject & { type: 'commit' } {
    const lines = [
      `tree ${commit.tree}`,
      ...commit.parents.map((parent) => `parent ${parent}`),
      `author ${signed(commit.author)}`,
      `committer ${signed(commit.committer)}`,
    ];
    const content = Buffer.from(`${lines.join('\n')}\n\n${commit.message}`);
    return this.#keep({ type: 'commit', sha: idOf('commit', content), ...commit });
  }

  #keep<Kind extends GitObject>(object: Kind): Kind {
    this.#objects.set(object.sha, object);
    return object;
  }
}

function idOf(type: string, content: Buffer): string {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
}

function signed({ name, email, date }: Signature): string {
  return `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`;
}
