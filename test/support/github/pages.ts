import type { Answer } from './call.ts';
import type { Repository } from './repository.ts';

const missing: Answer = { status: 404, bytes: Buffer.from('Not Found') };

/**
 * GitHub's own pages, as a signed-in reader sees them: `/OWNER/REPO/blob/COMMIT/FILE?raw=true` leads to the file. What
 * no reference holds is not found here, although GitHub forgets it only some day: so a test can see an image go.
 */
export function pageOf(url: URL, repositories: readonly Repository[]): Answer {
  const [, owner, name, kind, commit = '', ...path] = url.pathname.split('/').map(decodeURIComponent);
  const repository = repositories.find(({ fullName }) => fullName === `${owner}/${name}`);
  const object = repository?.isKept(commit) ? repository.objects.get(commit) : undefined;
  if (!repository || object?.type !== 'commit') return missing;

  if (kind === 'blob' && url.searchParams.get('raw') === 'true') {
    return { status: 302, headers: { location: url.pathname.replace('/blob/', '/raw/') } };
  }
  const tree = repository.objects.get(object.tree);
  const entry =
    tree?.type === 'tree' ? tree.entries.find((entry) => entry.path === path.join('/')) : undefined;
  const blob = repository.objects.get(entry?.sha ?? '');
  if (kind !== 'raw' || blob?.type !== 'blob') return missing;
  const type = entry?.path.endsWith('.png') ? 'image/png' : 'text/plain; charset=utf-8';
  return { status: 200, bytes: blob.bytes, headers: { 'content-type': type } };
}
