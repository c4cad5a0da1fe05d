import type { ReportedArtefact } from './report.ts';

/** What an artefact is for: a phone, a store, or an iOS simulator. */
export type Platform = 'android' | 'ios' | 'store' | 'simulator';

/**
 * What an artefact is to a phone; `undefined` for what is no app, such as symbols and logs. The API does not specify the
 * values of `type`, so the ending of the name tells where `type` does not.
 */
export function platformOf({ type, name }: Pick<ReportedArtefact, 'type' | 'name'>): Platform | undefined {
  const extension = /\.(\w+?)(?:(?<=\.app)\.zip)?$/i.exec(name)?.[1];
  return platforms.get(type?.toLowerCase() ?? '') ?? platforms.get(extension?.toLowerCase() ?? '');
}

const platforms: ReadonlyMap<string, Platform> = new Map([
  ['apk', 'android'],
  ['ipa', 'ios'],
  ['aab', 'store'],
  ['app', 'simulator'],
]);
