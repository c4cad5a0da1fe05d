/** The tag of a release, and the contents of the files that have its version. */
export interface ReleaseSources {
  /** `v1.2.3` */
  readonly tag: string;
  /** The versions in `package.json` and `package-lock.json`. */
  readonly versions: Readonly<Record<string, string>>;
  /** `CHANGELOG.md` */
  readonly changelog: string;
}

interface Release {
  readonly version: string;
  readonly isPrerelease: boolean;
  /** The part of the changelog about it. */
  readonly notes: string;
}

/** The tag, the packages and the changelog do not match. */
export class VersionMismatch extends Error {
  override readonly name = 'VersionMismatch';
}

/**
 * The release of a tag.
 *
 * @throws VersionMismatch if the tag, the packages and the newest part of the changelog have different versions, if that
 *   part is empty, or if there are unreleased changes above it
 */
export function releaseOf({ tag, versions, changelog }: ReleaseSources): Release {
  const [, version = '', suffix] = /^v(\d+\.\d+\.\d+(-[\w.]+)?)$/.exec(tag) ?? [];
  if (!version) throw new VersionMismatch(`Expected a tag such as v1.2.3, but it is ${tag}.`);
  for (const [file, named] of Object.entries(versions))
    if (named !== version) throw new VersionMismatch(`${file} has version ${named}, but the tag is ${tag}.`);
  const [unreleased, newest] = partsOf(changelog);
  if (unreleased?.title !== 'Unreleased')
    throw new VersionMismatch('CHANGELOG.md does not start with [Unreleased].');
  if (unreleased.text !== '')
    throw new VersionMismatch(`CHANGELOG.md has changes under [Unreleased], above [${version}].`);
  if (newest?.title !== version || !newest.date)
    throw new VersionMismatch(`Expected "## [${version}] - YYYY-MM-DD" as the newest part of CHANGELOG.md.`);
  if (newest.text === '') throw new VersionMismatch(`CHANGELOG.md has no changes for ${version}.`);
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
      // The links of all titles are at the end of the last part.
      const text = part.replace(/^.*\n?/, '').replace(/^\[[^\]]+\]: .*$/gm, '');
      return { title, date, text: text.trim() };
    });
}
