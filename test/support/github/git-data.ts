import { type Call, type Handlers, Refusal } from './call.ts';
import type { GitObject, Signature, TreeEntry } from './git-objects.ts';
import { nodeId } from './identities.ts';

/** Blobs, trees and commits (references: `git-refs.ts`). */
export const gitData: Handlers = {
  'git/create-blob': (call) => {
    const { content, encoding = 'utf-8' } = call.body as { content: string; encoding?: string };
    const blob = call.repository.objects.addBlob(
      Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'),
    );
    return { status: 201, body: { sha: blob.sha, url: objectUrl(call, blob) } };
  },

  'git/get-blob': (call) => {
    const blob = objectOf(call, { type: 'blob', sha: call.params.file_sha });
    return {
      status: 200,
      body: {
        sha: blob.sha,
        node_id: nodeId('Blob', blob.bytes.length),
        url: objectUrl(call, blob),
        size: blob.bytes.length,
        content: blob.bytes.toString('base64').replace(/.{60}/g, '$&\n'),
        encoding: 'base64',
      },
    };
  },

  'git/create-tree': (call) => {
    type Entry = Partial<Omit<TreeEntry, 'sha'>> & { sha?: string | null; content?: string };
    const { tree, base_tree } = call.body as { tree: Entry[]; base_tree?: string };
    if (tree.length === 0) throw new Refusal(422, 'Invalid tree info');
    const { objects } = call.repository;
    const entries = new Map<string, TreeEntry>();
    const base = base_tree ? objectOf(call, { type: 'tree', sha: base_tree }).entries : [];
    for (const entry of base) entries.set(entry.path, entry);
    for (const { path = '', mode = '100644', type = 'blob', sha, content } of tree) {
      if (!/^[^/\0]+$/.test(path)) throw new Refusal(422, 'tree.path contains a malformed path component');
      const object = content === undefined ? objects.get(sha ?? '') : objects.addBlob(Buffer.from(content));
      if (sha === null) entries.delete(path);
      else if (!object || object.type !== type) throw new Refusal(422, 'GitRPC::BadObjectState');
      else entries.set(path, { path, mode, type, sha: object.sha });
    }
    return { status: 201, body: treeJson(call, objects.addTree([...entries.values()])) };
  },

  'git/get-tree': (call) => ({
    status: 200,
    body: treeJson(call, objectOf(call, { type: 'tree', sha: call.params.tree_sha })),
  }),

  'git/create-commit': (call) => {
    const asked = call.body as {
      message: string;
      tree: string;
      parents?: string[];
      author?: Partial<Signature>;
      committer?: Partial<Signature>;
    };
    objectOf(call, { type: 'tree', sha: asked.tree, missing: 422 });
    for (const sha of asked.parents ?? []) objectOf(call, { type: 'commit', sha, missing: 422 });
    const author = { name: call.login, email: `${call.login}@users.noreply.github.test`, date: call.now };
    const commit = call.repository.objects.addCommit({
      tree: asked.tree,
      parents: asked.parents ?? [],
      message: asked.message,
      author: { ...author, ...asked.author },
      committer: { ...author, ...asked.author, ...asked.committer },
    });
    return { status: 201, body: commitJson(call, commit) };
  },

  'git/get-commit': (call) => ({
    status: 200,
    body: commitJson(call, objectOf(call, { type: 'commit', sha: call.params.commit_sha })),
  }),
};

interface Wanted<Type extends GitObject['type']> {
  readonly type: Type;
  readonly sha: string | undefined;
  readonly missing?: number;
}

function objectOf<Type extends GitObject['type']>(
  call: Call,
  wanted: Wanted<Type>,
): GitObject & { type: Type } {
  const found = call.repository.objects.get(wanted.sha ?? '');
  if (found?.type !== wanted.type) throw new Refusal(wanted.missing ?? 404, 'Not Found');
  return found as GitObject & { type: Type };
}

function objectUrl({ repository, at }: Call, { type, sha }: GitObject): string {
  return `${at.api}/repos/${repository.fullName}/git/${type}s/${sha}`;
}

function treeJson(call: Call, tree: GitObject & { type: 'tree' }): unknown {
  return { sha: tree.sha, url: objectUrl(call, tree), tree: tree.entries, truncated: false };
}

function commitJson(call: Call, commit: GitObject & { type: 'commit' }): unknown {
  const page = (sha: string): string => `${call.at.server}/${call.repository.fullName}/commit/${sha}`;
  const url = (sha: string): string => `${call.at.api}/repos/${call.repository.fullName}/git/commits/${sha}`;
  return {
    sha: commit.sha,
    node_id: nodeId('Commit', commit.message.length),
    url: url(commit.sha),
    html_url: page(commit.sha),
    author: commit.author,
    committer: commit.committer,
    message: commit.message,
    tree: {
      sha: commit.tree,
      url: `${call.at.api}/repos/${call.repository.fullName}/git/trees/${commit.tree}`,
    },
    parents: commit.parents.map((sha) => ({ sha, url: url(sha), html_url: page(sha) })),
    verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
  };
}

export const gitRefs: Handlers = {
  'git/get-ref': (call) => {
    const ref = `refs/${call.params.ref}`;
    if (!call.repository.refs.has(ref)) throw new Refusal(404, 'Not Found');
    return { status: 200, body: refJson(call, ref) };
  },

  // "Returns an array of references from your Git database that match the supplied name": by their beginning.
  'git/list-matching-refs': (call) => {
    const found = [...call.repository.refs.keys()].filter((ref) => ref.startsWith(`refs/${call.params.ref}`));
    return { status: 200, body: found.toSorted().map((ref) => refJson(call, ref)) };
  },

  'git/create-ref': (call) => {
    const { ref, sha } = call.body as { ref: string; sha: string };
    // "If it doesn't start with 'refs' and have at least two slashes, it will be rejected."
    if (!/^refs\/[^/]+\/./.test(ref) || !isWellFormed(ref)) {
      throw new Refusal(422, `${ref} is not a valid ref name.`);
    }
    const { refs } = call.repository;
    if (refs.has(ref)) throw new Refusal(422, 'Reference already exists');
    // A reference is a file in a folder: no name can be the beginning of another.
    const clash = [...refs.keys()].some(
      (other) => other.startsWith(`${ref}/`) || ref.startsWith(`${other}/`),
    );
    if (clash) throw new Refusal(422, 'Reference could not be created.');
    refs.set(ref, known(call, sha));
    return { status: 201, body: refJson(call, ref) };
  },

  'git/update-ref': (call) => {
    const { sha, force = false } = call.body as { sha: string; force?: boolean };
    const ref = existing(call);
    if (!force && !isAncestor(call, { of: known(call, sha), sha: call.repository.refs.get(ref) ?? '' })) {
      throw new Refusal(422, 'Update is not a fast forward');
    }
    call.repository.refs.set(ref, known(call, sha));
    return { status: 200, body: refJson(call, ref) };
  },

  'git/delete-ref': (call) => {
    call.repository.refs.delete(existing(call));
    return { status: 204 };
  },
};

function existing(call: Call): string {
  const ref = `refs/${call.params.ref}`;
  if (!call.repository.refs.has(ref)) throw new Refusal(422, 'Reference does not exist');
  return ref;
}

function known({ repository }: Call, sha: string): string {
  if (!repository.objects.get(sha)) throw new Refusal(422, 'Object does not exist');
  return sha;
}

function isAncestor({ repository }: Call, { of, sha }: { of: string; sha: string }): boolean {
  const left = [of];
  for (let next = left.pop(); next; next = left.pop()) {
    if (next === sha) return true;
    const object = repository.objects.get(next);
    if (object?.type === 'commit') left.push(...object.parents);
  }
  return false;
}

/** The rules of `git check-ref-format`. */
function isWellFormed(ref: string): boolean {
  const wrong = [/\.\./, /@\{/, /\/\//, /\/$/, /\.$/, /[ ~^:?*[\\]/, /(^|\/)\./, /\.lock(\/|$)/];
  const hasControl = [...ref].some((letter) => letter < ' ' || letter === '\x7f');
  return !hasControl && !wrong.some((form) => form.test(ref));
}

function refJson(call: Call, ref: string): unknown {
  const { repository, at } = call;
  const object = repository.objects.get(repository.refs.get(ref) ?? '');
  if (!object) throw new Error(`${ref} points at nothing`);
  return {
    ref,
    node_id: nodeId('Ref', ref.length),
    url: `${at.api}/repos/${repository.fullName}/git/${ref}`,
    object: { type: object.type, sha: object.sha, url: objectUrl(call, object) },
  };
}
