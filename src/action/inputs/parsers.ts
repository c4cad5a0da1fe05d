/** Each parser reads the text of one input, and throws BadValue where it cannot. */
import { branchName, type Ref, tagName } from '../../contract/values.ts';
import { BadValue } from '../../errors.ts';
import { type Pattern, parsePattern, WrongPattern } from '../../pattern.ts';
import { isSafeAddress } from '../text/addresses.ts';
import { parseIds, parseList } from './lists.ts';
import type { InputReader } from './reader.ts';

/** Reads a boolean as YAML 1.2 writes it (core schema), and nothing else. */
export function parseBoolean(text: string): boolean {
  if (/^(true|True|TRUE)$/.test(text)) return true;
  if (/^(false|False|FALSE)$/.test(text)) return false;
  throw new BadValue('true or false');
}

/** A parser for one of a few words, exactly as they are written. */
export function oneOf<const Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const word = words.find((candidate) => candidate === text);
    if (word === undefined) throw new BadValue(words.join(', ').replace(/, ([^,]*)$/, ' or $1'));
    return word;
  };
}

const durationForm = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/;
const unitMs = [86_400_000, 3_600_000, 60_000, 1_000];

function durationOf(text: string): number {
  const numbers = text === '' ? undefined : durationForm.exec(text)?.slice(1);
  if (!numbers) return Number.NaN;
  return numbers.reduce((sum, number, index) => sum + Number(number ?? 0) * (unitMs[index] ?? 0), 0);
}

/** A parser for durations such as `1h30m`, in milliseconds. A number without a unit could mean anything. */
export function durationBetween(least: string, most: string): (text: string) => number {
  const expected = `a duration from ${least} to ${most}: whole numbers with s, m, h or d, largest first, such as 90s, 45m, 2h, 1h30m or 7d`;
  return (text) => {
    const ms = durationOf(text);
    if (ms >= durationOf(least) && ms <= durationOf(most)) return ms;
    const unit = /^\d{1,9}$/.test(text) ? `; ${text} needs a unit, such as ${text}s or ${text}m` : '';
    throw new BadValue(`${expected}${unit}`);
  };
}

export function parsePatterns(text: string): Pattern[] {
  return parseList(text).map((line, at) => {
    try {
      return parsePattern(line, { hidden: 'matched' });
    } catch (error) {
      if (!(error instanceof WrongPattern)) throw error;
      const expected = 'a list of patterns with *, ?, **, classes, braces and a leading !';
      throw new BadValue(expected, `pattern ${at + 1}: ${error.message.replace(/\.$/, '')}`);
    }
  });
}

/** For messages. */
export const plainName = 'without quotation marks, spaces or other characters that Git refuses';

/**
 * Checks the short name of a branch or tag: GitHub passes on quotation marks and shell variables as they are, and Git allows no
 * name with a space or one of `~^:?*[\` (git-check-ref-format). What still begins with `refs/` is another kind of reference, such as
 * `refs/pull/7/merge`.
 */
export function shortName(name: string, expected: string): string {
  if (name === '' || /^refs\/|^\$\{|^(["']).*\1$|[\s~^:?*[\\]|\.\.|@\{/.test(name))
    throw new BadValue(expected);
  return name;
}

export function parseBaseUrl(text: string): URL {
  const url = URL.parse(text);
  if (!url || !isSafeAddress(url))
    throw new BadValue('an https:// URL, or an http:// URL of a loopback address');
  if (url.username || url.password || url.search || url.hash)
    throw new BadValue('a URL without user name, query or fragment');
  return url;
}

/** What is done about something that may be a mistake; `error` fails the step, once everything else is done. */
export type Reaction = 'warn' | 'error' | 'ignore';

export const parseReaction = oneOf<Reaction>(['warn', 'error', 'ignore']);

/** Such as `https://codemagic.io/app/5c9c…/settings`. */
const appPage = /^https:\/\/codemagic\.io\/app\/([\w-]+)(?:[/?#]|$)/;

/** The address of the page of a build: of the hosted service, or of one with the same pages. */
const buildPage = /^https?:\/\/[^\s/]+\/app\/[\w-]+\/build\/([\w-]+)(?:[/?#]|$)/;

/** Reads ids of builds, each once, also where the addresses of their pages were copied. */
export function parseBuildIds(text: string): string[] {
  const ids = parseIds(text).map((id) => buildPage.exec(id)?.[1] ?? id);
  if (ids.length === 0) throw new BadValue('at least one build ID');
  return [...new Set(ids)];
}

/** Reads the id of an application, also where the address of one of its pages was copied. */
export function parseAppId(text: string): string {
  return appPage.exec(text)?.[1] ?? text;
}

/** The inputs `branch` and `tag`, short or in full, as `github.ref` has them; `undefined` if neither is set, or one is bad. */
export function readRef(inputs: InputReader): Ref | undefined {
  const suchAsBranch = `main or \${{ github.head_ref }}; for a tag, use the tag input`;
  const suchAsTag = `v1.2 or \${{ github.ref_name }}; for a branch, use the branch input`;
  const branch = inputs.optional('branch', (text) =>
    shortName(branchName(text), `a branch name ${plainName}, such as ${suchAsBranch}`),
  );
  const tag = inputs.optional('tag', (text) =>
    shortName(tagName(text), `a tag name ${plainName}, such as ${suchAsTag}`),
  );
  if (branch && tag)
    inputs.refuse('The branch and tag inputs cannot be used together. Set at most one of them.');
  return branch ? { branch } : tag ? { tag } : undefined;
}

/** The input `workflowId`, which is required: one workflow or several, each once. */
export function readWorkflowIds(inputs: InputReader): string[] {
  const parse = (text: string): string[] => {
    const ids = parseIds(text);
    if (ids.length > 0 && new Set(ids).size === ids.length) return ids;
    throw new BadValue('one or more workflow IDs, each once, one per line or separated by commas');
  };
  return inputs.needed('workflowId', parse, () => []);
}
