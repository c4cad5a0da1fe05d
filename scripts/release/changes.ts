/** What a release needs to know of the files that name its version. */
export interface Claims {
  /** `v1.2.3` */
  readonly tag: string;
  /** Of `package.json` and `package-lock.json`. */
  readonly versions: Readonly<Record<string, string>>;
  /** `CHANGELOG.md` */
  readonly changelog: string;
}

export interface Release {
  readonly version: string;
  readonly isPrerelease: boolean;
  /** What the changelog says about it. */
  readonly notes: string;
}

/** Tag, packages and changelog do not agree. */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
}

/**
 * The release that a tag stands for.
 *
 * @throws Disagreement when the tag, the packages and the newest part of the changelog name different versions, when
 *   that part is empty, or when changes stand above it that would belong to no release
 */
export function releaseOf({ tag, versions, changelog }: Claims): Release {
  const [, version = '', suffix] = /^v(\d+\.\d+\.\d+(-[\w.]+)?)$/.exec(tag) ?? [];
  if (!version) throw new Disagreement(`The tag ${tag} is no version such as v1.2.3`);
  for (const [file, named] of Object.entries(versions))
    if (named !== version) throw new Disagreement(`${file} names version ${named}, the tag ${tag} another`);
  const [unreleased, newest] = partsOf(changelog);
  if (unreleased?.title !== 'Unreleased')
    throw new Disagreement('CHANGELOG.md does not begin with [Unreleased]');
  if (unreleased.text !== '')
    throw new Disagreement(`CHANGELOG.md has changes above [${version}], under [Unreleased]`);
  if (newest?.title !== version || !newest.date)
    throw new Disagreement(`The newest part of CHANGELOG.md is no "## [${version}] - YYYY-MM-DD"`);
  if (newest.text === '') throw new Disagreement(`CHANGELOG.md says nothing about ${version}`);
  return { version, isPrerelease: suffix !== undefined, notes: newest.text };
}

interface Part {
  readonly title: string;
  readonly date: string | undefined;
  readonly text: string;
}

function partsOf(changelog: string): Part[] {
  return changelog
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## '))
    .map((part) => {
      const [, title = '', date] = /^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$/m.exec(part) ?? [];
      // The last part ends before the links of all titles.
      const text = part.replace(/^.*\n?/, '').replace(/^\[[^\]]+\]: .*$/gm, '');
      return { title, date, text: text.trim() };
    });
}
