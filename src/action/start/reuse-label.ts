import { createHash } from 'node:crypto';

/** What decides whether two builds of one workflow are the same app. */
export interface ReuseIdentity {
  /** The input `reuseKey`: the user's word for everything in the repository that changes the app. */
  readonly key: string;
  readonly groups: readonly string[] | undefined;
  readonly softwareVersions: Readonly<Record<string, string>> | undefined;
  readonly instanceType: string | undefined;
}

/**
 * The label of a build with this identity: `gh-key-` and 128 bits of a SHA-256. Groups keep their order, because a later
 * one may replace variables of an earlier one; versions have none.
 */
export function reuseLabel({ key, groups = [], softwareVersions = {}, instanceType }: ReuseIdentity): string {
  const versions = Object.entries(softwareVersions).toSorted(([left], [right]) => (left < right ? -1 : 1));
  // JSON, so that no two identities have the same text.
  const text = JSON.stringify([key, groups, versions, instanceType ?? null]);
  return `gh-key-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}
