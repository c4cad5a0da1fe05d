/** Characters of all answers together. */
const mostKept = 2 ** 24;

/**
 * Keeps answers to reads as JSON until anything in the store changes: clients ask again and again for a build or a list that
 * has not changed. For answers that depend on nothing but the store, what never changes while the service runs, and the key.
 */
export function createKeptAnswers() {
  const kept = new Map<string, string>();
  let version = '';
  let size = 0;
  const clear = (): void => {
    kept.clear();
    size = 0;
  };
  /** @param asked `version` is the store's, of the request's beginning: the answer is that old at most */
  return (asked: { readonly version: string; readonly key: string }, answer: () => unknown): string => {
    if (asked.version !== version) clear();
    version = asked.version;
    const known = kept.get(asked.key);
    if (known !== undefined) return known;
    const text = JSON.stringify(answer());
    size += text.length;
    if (size > mostKept) clear();
    else kept.set(asked.key, text);
    return text;
  };
}
