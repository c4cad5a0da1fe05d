import { type Call, type Handlers, Refusal } from './call.ts';
import { objectUrl } from './git-data.ts';
import { nodeId } from './identities.ts';

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
