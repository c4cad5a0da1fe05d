import { type EndState, endStates, hasEnded } from '../../contract/state.ts';
import type { Pattern } from '../../pattern.ts';
import { type IfNoArtefacts, readIfNoArtefacts } from '../artefacts/none-matching.ts';
import { BadValue, InputError } from '../inputs/errors.ts';
import { parseList } from '../inputs/list.ts';
import { durationBetween, oneOf, parseBoolean, parsePatterns } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import { type InstallPageInputs, readInstallPage } from '../install-page/inputs.ts';
import type { RunContext } from '../runner/runner.ts';
import { readSizes, type SizeInputs } from '../sizes/inputs.ts';
import { type StepLogChoice, stepLogChoices } from '../step-logs/log/logged-steps.ts';

/** How to wait for builds. Durations are milliseconds. */
export interface WaitingInputs {
  readonly timeout: number;
  readonly pollInterval: number;
  /** Whether builds that still run when the wait ends are cancelled. */
  readonly cancelAbandoned: boolean;
  /** The end states that fail the step. */
  readonly failOn: readonly EndState[];
}

/** What happens after the builds have ended. */
export interface AfterBuildInputs {
  /** Patterns of artefact names; an empty list means all. */
  readonly artefacts: readonly Pattern[];
  readonly ifNoArtefacts: IfNoArtefacts;
  readonly publicLinks: boolean;
  /** Milliseconds. */
  readonly publicLinkExpiry: number;
  /** The folder for downloads; `undefined` means no downloads. */
  readonly download: string | undefined;
  readonly sizes: SizeInputs;
  /** `undefined` means no page. */
  readonly installPage: InstallPageInputs | undefined;
  readonly summary: boolean;
  /** Which logs of remote steps are shown. */
  readonly stepLogs: StepLogChoice;
}

/** The comment on the pull request. */
export interface CommentInputs {
  readonly comment: boolean;
  /** Identifies the comment; `undefined` means by the application. */
  readonly commentKey: string | undefined;
  /** Markdown of the user's, which anybody may have written. */
  readonly commentText: string;
  readonly qrCodes: boolean;
  /** For GitHub's API; empty if none is given, which is only possible without a comment and QR codes. */
  readonly githubToken: string;
}

/** @param cancelAbandoned the action's own default: `true` where it started the builds itself */
export function readWaiting(
  inputs: InputReader,
  defaults: { cancelAbandoned: 'true' | 'false' },
): WaitingInputs {
  return {
    timeout: inputs.value('timeout', durationBetween('1s', '365d'), '2h'),
    pollInterval: inputs.value('pollInterval', durationBetween('1s', '10m'), '30s'),
    cancelAbandoned: inputs.value('cancelAbandoned', parseBoolean, defaults.cancelAbandoned),
    failOn: inputs.value('failOn', parseFailOn, 'failed, canceled, timeout'),
  };
}

/** @throws InputError */
export function readAfterBuild(inputs: InputReader, { event }: Pick<RunContext, 'event'>): AfterBuildInputs {
  const publicLinks = inputs.value('publicLinks', parseBoolean, 'true');
  return {
    artefacts: inputs.optional('artefacts', parsePatterns) ?? [],
    ifNoArtefacts: readIfNoArtefacts(inputs),
    publicLinks,
    publicLinkExpiry: inputs.value('publicLinkExpiry', durationBetween('1m', '365d'), '7d'),
    download: inputs.text('download') || undefined,
    sizes: readSizes(inputs, event),
    installPage: readInstallPage(inputs, { publicLinks }),
    summary: inputs.value('summary', parseBoolean, 'true'),
    stepLogs: inputs.value('stepLogs', oneOf(stepLogChoices), 'failed'),
  };
}

/** @throws InputError when `comment` or `qrCodes` is wanted without a token for GitHub */
export function readComment(inputs: InputReader): CommentInputs {
  const comment = inputs.value('comment', parseBoolean, 'false');
  const qrCodes = inputs.value('qrCodes', parseBoolean, 'false');
  const githubToken = inputs.text('githubToken');
  const wanted = [...(comment ? ['comment'] : []), ...(qrCodes ? ['qrCodes'] : [])];
  if (wanted.length > 0 && githubToken === '')
    throw new InputError(
      [...wanted, 'githubToken'],
      `Input githubToken is required for ${wanted.join(' and ')}. Leave githubToken out to use the workflow's own token.`,
    );
  return {
    comment,
    commentKey: inputs.text('commentKey') || undefined,
    commentText: readCommentText(inputs),
    qrCodes,
    githubToken,
  };
}

/** The rest of the comment, and the sections of other steps, need their room. */
const longestCommentText = 4_000;

function readCommentText(inputs: InputReader): string {
  const text = inputs.text('commentText');
  const count = [...text].length;
  if (count <= longestCommentText) return text;
  const [is, most] = [count, longestCommentText].map((number) => number.toLocaleString('en-US'));
  throw new InputError(
    ['commentText'],
    `Input commentText has ${is} characters. Expected at most ${most} characters of Markdown.`,
  );
}

/** End states in a list, or `none`; GitHub's own spelling of `canceled` is understood. */
function parseFailOn(text: string): EndState[] {
  const words = parseList(text).map((word) => (word === 'cancelled' ? 'canceled' : word));
  if (words.length === 1 && words[0] === 'none') return [];
  const states = words.filter(hasEnded);
  if (words.length === 0 || states.length < words.length)
    throw new BadValue(`a list of ${endStates.join(', ')}; or only none`);
  return states;
}
