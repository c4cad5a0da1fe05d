import { cut } from '../text/visible.ts';

/** A build without an artefact that was asked for. Untrusted text. */
export interface NoArtefacts {
  /** What the sentence begins with, such as the name of the workflow; empty where there is nothing to tell apart. */
  readonly label: string;
  /** The patterns that were given. */
  readonly patterns: readonly string[];
  /** The names of all artefacts of the build; `undefined` where they could not be read. */
  readonly names: readonly string[] | undefined;
}

/** `android: no artefact matches *.aab. The build has app.apk. Patterns match names, not paths.` */
export function noArtefactsText({ label, patterns, names }: NoArtefacts): string {
  const text = sentences(patterns, names);
  return label === '' ? text.charAt(0).toUpperCase() + text.slice(1) : `${label}: ${text}`;
}

function sentences(patterns: readonly string[], names: readonly string[] | undefined): string {
  if (!names) return 'the artefacts of the build could not be read.';
  const none = 'the build has no artefacts';
  if (names.length === 0) return patterns.length === 0 ? `${none}.` : `${none} to match ${listed(patterns)}.`;
  return `no artefact matches ${listed(patterns)}. The build has ${listed(names)}. Patterns match names, not paths.`;
}

const mostListed = 10;
/** Characters of one name. */
const longestName = 100;

/** `a, b and 3 more` */
function listed(texts: readonly string[]): string {
  const shown = texts.slice(0, mostListed).map((text) => cut(text, longestName));
  const more = texts.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
