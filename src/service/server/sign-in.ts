import type { User } from '../data/store/accounts.ts';
import type { Store } from '../data/store/store.ts';

export interface SignedIn {
  readonly user: User;
  /** Of the store, when the token was looked up. */
  readonly version: string;
}

/** Finds the user of a token; undefined for a wrong one. A token is looked up again once anything in the store has changed. */
export function createSignIn({ accounts, version }: Pick<Store, 'accounts' | 'version'>) {
  const users = new Map<string, User>();
  let known = '';
  return (token: string): SignedIn | undefined => {
    const now = version();
    if (now !== known) users.clear();
    known = now;
    const user = users.get(token) ?? accounts.withToken(token);
    if (!user) return undefined;
    users.set(token, user);
    return { user, version: now };
  };
}
