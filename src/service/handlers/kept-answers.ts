import type { Store } from '../data/store/store.ts';

/** Characters of all answers together. */
const mostKept = 2 ** 24;

/**
 * Keeps answers to reads as JSON until anything in the store changes: clients ask again and again for a build or a list that
 * has not changed. For answers that depend on nothing but the store, what never changes while the service runs, and the key.
 */
export function createKeptAnswers(store: Pick<Store, 'version'>) {
  const kept = new Map<string, string>();
  let version = '';
  let size = 0;
  const clear = (): void => {
    kept.clear();
    size = 0;
  };
  return (key: string, answer: () => unknown): string => {
    const now = store.version();
    if (now !== version) clear();
    version = now;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const text = JSON.stringify(answer());
    size += text.length;
    if (size > mostKept) clear();
    else kept.set(key, text);
    return text;
  };
}
