import { z } from 'zod';
import { type Call, type Handlers, Refusal } from './call.ts';
import type { Schema } from './description.ts';
import type { GitObject } from './git-objects.ts';

/** Blobs, trees and commits. */
export const gitData = {
  'git/create-blob': {
    route: 'POST /repos/{owner}/{repo}/git/blobs',
    fields: { content: z.string(), encoding: z.enum(['utf-8', 'base64']).optional() },
    answer(call) {
      const { content, encoding } = call.body;
      const bytes = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
      return { status: 201, body: { sha: call.repository.objects.addBlob(bytes).sha } };
    },
  },

  'git/create-tree': {
    route: 'POST /repos/{owner}/{repo}/git/trees',
    fields: {
      tree: z
        .array(
          z.strictObject({
            // Without a slash: the fake has no trees in trees.
            path: z.string().regex(/^[^/\0]+$/),
            mode: z.literal('100644'),
            type: z.literal('blob'),
            sha: z.string(),
          }),
        )
        .min(1),
    },
    answer(call) {
      const { objects } = call.repository;
      const entries = call.body.tree.map(({ path = '', mode = '', sha }) => {
        const { type, sha: known } = objectOf(call, { type: 'blob', sha, missing: 422 });
        return { path, mode, type, sha: known };
      });
      return { status: 201, body: { sha: objects.addTree(entries).sha } };
    },
  },

  'git/create-commit': {
    route: 'POST /repos/{owner}/{repo}/git/commits',
    fields: { message: z.string(), tree: z.string(), parents: z.array(z.string()).optional() },
    answer(call) {
      const { message, tree, parents = [] } = call.body;
      objectOf(call, { type: 'tree', sha: tree, missing: 422 });
      for (const sha of parents) objectOf(call, { type: 'commit', sha, missing: 422 });
      const author = { name: call.login, email: `${call.login}@users.noreply.github.test`, date: call.now };
      const commit = { tree, parents, message, author, committer: author };
      return { status: 201, body: commitJson(call.repository.objects.addCommit(commit)) };
    },
  },

  'git/get-commit': {
    route: 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
    answer(call) {
      const commit = objectOf(call, { type: 'commit', sha: call.params.commit_sha });
      return { status: 200, body: commitJson(commit) };
    },
  },
} satisfies Handlers;

interface Wanted<Type extends GitObject['type']> {
  readonly type: Type;
  readonly sha: string | null | undefined;
  readonly missing?: number;
}

function objectOf<Type extends GitObject['type']>(
  { repository }: Pick<Call, 'repository'>,
  wanted: Wanted<Type>,
): GitObject & { type: Type } {
  const found = repository.objects.get(wanted.sha ?? '');
  if (found?.type !== wanted.type) throw new Refusal(wanted.missing ?? 404, 'Not Found');
  return found as GitObject & { type: Type };
}

function commitJson(commit: GitObject & { type: 'commit' }): Schema<'git-commit'> {
  const { sha, author, committer, message } = commit;
  return { sha, author, committer, message, tree: { sha: commit.tree } };
}

export const gitRefs = {
  'git/get-ref': {
    route: 'GET /repos/{owner}/{repo}/git/ref/{ref}',
    answer(call) {
      const ref = `refs/${call.params.ref}`;
      if (!call.repository.refs.has(ref)) throw new Refusal(404, 'Not Found');
      return { status: 200, body: refJson(call, ref) };
    },
  },

  // "Returns an array of references from your Git database that match the supplied name": by their beginning.
  'git/list-matching-refs': {
    route: 'GET /repos/{owner}/{repo}/git/matching-refs/{ref}',
    answer(call) {
      const found = [...call.repository.refs.keys()].filter((ref) =>
        ref.startsWith(`refs/${call.params.ref}`),
      );
      return { status: 200, body: found.toSorted().map((ref) => refJson(call, ref)) };
    },
  },

  'git/create-ref': {
    route: 'POST /repos/{owner}/{repo}/git/refs',
    fields: { ref: z.string(), sha: z.string() },
    answer(call) {
      const { ref, sha } = call.body;
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
  },

  'git/update-ref': {
    route: 'PATCH /repos/{owner}/{repo}/git/refs/{ref}',
    fields: { sha: z.string(), force: z.boolean().optional() },
    answer(call) {
      const { sha, force = false } = call.body;
      const ref = existing(call);
      if (!force && !isAncestor(call, { of: known(call, sha), sha: call.repository.refs.get(ref) ?? '' })) {
        throw new Refusal(422, 'Update is not a fast forward');
      }
      call.repository.refs.set(ref, known(call, sha));
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

function known({ repository }: Pick<Call, 'repository'>, sha: string): string {
  if (!repository.objects.get(sha)) throw new Refusal(422, 'Object does not exist');
  return sha;
}

function isAncestor(
  { repository }: Pick<Call, 'repository'>,
  { of, sha }: { of: string; sha: string },
): boolean {
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

function refJson({ repository }: Pick<Call, 'repository'>, ref: string): Schema<'git-ref'> {
  const object = repository.objects.get(repository.refs.get(ref) ?? '');
  if (!object) throw new Error(`${ref} points at nothing`);
  return { ref, object: { type: object.type, sha: object.sha } };
}
