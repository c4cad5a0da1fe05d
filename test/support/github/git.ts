import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Call, type Handlers, Refusal } from './call.ts';
import type { Schema } from './description.ts';

interface TreeEntry {
  readonly path: string;
  readonly sha: string;
}

export type GitObject =
  | { readonly type: 'blob'; readonly bytes: Buffer }
  | { readonly type: 'tree'; readonly entries: readonly TreeEntry[] }
  | { readonly type: 'commit'; readonly tree: string; readonly parents: readonly string[] };

/** Blobs, trees and commits by their hashes, which are not Git's. */
export class GitObjects {
  readonly #objects = new Map<string, GitObject>();

  get(sha: string): GitObject | undefined {
    return this.#objects.get(sha);
  }

  /** @returns the hash of the object */
  add(object: GitObject): string {
    const sha = createHash('sha1').update(JSON.stringify(object)).digest('hex');
    this.#objects.set(sha, object);
    return sha;
  }

  addBlob(bytes: Buffer): { readonly sha: string } {
    return { sha: this.add({ type: 'blob', bytes }) };
  }
}

export const gitData = {
  'git/create-blob': {
    route: 'POST /repos/{owner}/{repo}/git/blobs',
    fields: { content: z.string(), encoding: z.literal('base64') },
    answer({ body, repository }) {
      return { status: 201, body: repository.objects.addBlob(Buffer.from(body.content, 'base64')) };
    },
  },

  'git/create-tree': {
    route: 'POST /repos/{owner}/{repo}/git/trees',
    fields: {
      tree: z
        .array(
          z.strictObject({
            // No slash: the fake does not support nested trees.
            path: z.string().regex(/^[^/\0]+$/),
            mode: z.literal('100644'),
            type: z.literal('blob'),
            sha: z.string(),
          }),
        )
        .min(1),
    },
    answer(call) {
      const entries = call.body.tree.map(({ path = '', sha }) => ({
        path,
        sha: known(call, { type: 'blob', sha: sha ?? '' }),
      }));
      return { status: 201, body: { sha: call.repository.objects.add({ type: 'tree', entries }) } };
    },
  },

  'git/create-commit': {
    route: 'POST /repos/{owner}/{repo}/git/commits',
    fields: { message: z.string(), tree: z.string(), parents: z.array(z.string()).optional() },
    answer(call) {
      const { message, parents = [] } = call.body;
      const tree = known(call, { type: 'tree', sha: call.body.tree });
      for (const sha of parents) known(call, { type: 'commit', sha });
      const sha = call.repository.objects.add({ type: 'commit', tree, parents });
      return { status: 201, body: { sha, message, tree: { sha: tree } } };
    },
  },
} satisfies Handlers;

export const gitRefs = {
  'git/get-ref': {
    route: 'GET /repos/{owner}/{repo}/git/ref/{ref}',
    answer(call) {
      const ref = `refs/${call.params.ref}`;
      if (!call.repository.refs.has(ref)) throw new Refusal(404, 'Not Found');
      return { status: 200, body: refJson(call, ref) };
    },
  },

  // "Returns an array of references from your Git database that match the supplied name": that begin with it.
  'git/list-matching-refs': {
    route: 'GET /repos/{owner}/{repo}/git/matching-refs/{ref}',
    answer(call) {
      const refs = [...call.repository.refs.keys()];
      const found = refs.filter((ref) => ref.startsWith(`refs/${call.params.ref}`));
      return { status: 200, body: found.toSorted().map((ref) => refJson(call, ref)) };
    },
  },

  'git/create-ref': {
    route: 'POST /repos/{owner}/{repo}/git/refs',
    fields: { ref: z.string(), sha: z.string() },
    answer(call) {
      const { ref, sha } = call.body;
      // "If it doesn't start with 'refs' and have at least two slashes, it will be rejected."
      if (!/^refs\/[\w-]+\/[\w./-]+$/.test(ref)) throw new Refusal(422, `${ref} is not a valid ref name.`);
      const { refs } = call.repository;
      if (refs.has(ref)) throw new Refusal(422, 'Reference already exists');
      refs.set(ref, known(call, { sha }));
      return { status: 201, body: refJson(call, ref) };
    },
  },

  'git/update-ref': {
    route: 'PATCH /repos/{owner}/{repo}/git/refs/{ref}',
    fields: { sha: z.string(), force: z.literal(true) },
    answer(call) {
      const ref = existing(call);
      call.repository.refs.set(ref, known(call, call.body));
      return { status: 200, body: refJson(call, ref) };
    },
  },

  'git/delete-ref': {
    route: 'DELETE /repos/{owner}/{repo}/git/refs/{ref}',
    answer(call) {
      call.repository.refs.delete(existing(call));
      return { status: 204 };
    },
  },
} satisfies Handlers;

function existing({ repository, params }: Call<{ readonly ref: string }>): string {
  const ref = `refs/${params.ref}`;
  if (!repository.refs.has(ref)) throw new Refusal(422, 'Reference does not exist');
  return ref;
}

function known(
  { repository }: Pick<Call, 'repository'>,
  { sha, type }: { readonly sha: string; readonly type?: GitObject['type'] },
): string {
  const object = repository.objects.get(sha);
  if (!object || (type && object.type !== type)) throw new Refusal(422, 'Object does not exist');
  return sha;
}

function refJson({ repository }: Pick<Call, 'repository'>, ref: string): Schema<'git-ref'> {
  const sha = repository.refs.get(ref) ?? '';
  const object = repository.objects.get(sha);
  if (!object) throw new Error(`${ref} points at nothing`);
  return { ref, object: { type: object.type, sha } };
}
