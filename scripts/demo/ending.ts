import { z } from 'zod';
import { shellWord } from '../../src/service/executor/processes/programs.ts';

/** Cuts signed links and the addresses of artefacts to what distinguishes them. */
export function shortLinks(text: string): string {
  return text
    .replace(/(https?:\/\/[^\s"<>/]+\/artifacts\/\.)[^\s"<>/]+/g, '$1…')
    .replace(/(https?:\/\/[^\s"<>/]+\/artifacts\/)[^\s"<>]*\/([^\s"<>/]+)/g, '$1…/$2');
}

const BuildRecord = z.object({
  build: z.object({
    status: z.string(),
    message: z.string().nullish(),
    workflowId: z.string().nullish(),
    fileWorkflowId: z.string().nullish(),
    buildActions: z
      .array(
        z.object({
          name: z.string(),
          status: z.string().nullish(),
          skipped: z.array(z.string()).nullish(),
        }),
      )
      .default([]),
  }),
});

/**
 * Lines about a build: its message, which says why it did not end well and which mistakes its workflow file has; and what a
 * good one left out: steps that were skipped, and keys of its workflow that the local service does nothing for.
 *
 * @param answer of `GET /builds/:id`
 */
export function buildLines(answer: unknown): string[] {
  const { build } = BuildRecord.parse(answer);
  const { status, message, buildActions } = build;
  const id = build.fileWorkflowId ?? build.workflowId;
  const isGood = status === 'finished' || status === 'warning';
  const said = message || !isGood ? [`${id} ${status}${message ? `: ${message}` : ''}`] : [];
  if (!isGood) return said;
  const steps = buildActions.flatMap((step) => (step.status === 'skipped' ? [step.name] : []));
  const keys = buildActions.flatMap(({ skipped }) => skipped ?? []);
  const parts = [
    ...(keys.length === 0 ? [] : [`${keys.join(', ')} (this service does not sign or publish)`]),
    ...(steps.length === 0 ? [] : [`skipped: ${steps.join(', ')}`]),
  ];
  return [...said, ...(parts.length === 0 ? [] : [`Not done by ${id}: ${parts.join('; ')}`])];
}

/**
 * The commands to try after a failure.
 *
 * @param options `source` is the path or the address of the repository; `groups` and `inputs` are those that the workflows need
 *   and that have no values
 */
export function failureLines({
  args,
  source,
  groups,
  inputs,
}: {
  args: readonly string[];
  source: string;
  groups: readonly string[];
  inputs: readonly string[];
}): string[] {
  const again = ['npm run demo --', ...args.filter((one) => one !== '--empty-groups').map(shellWord)].join(
    ' ',
  );
  const files = groups.map((group) => ` --group ${shellWord(group)}=FILE.env`).join('');
  const values = inputs.map((name) => ` --input ${name}=VALUE`).join('');
  return [
    checkLine(source),
    ...(values === '' ? [] : [`With its inputs:   ${again}${values}`]),
    // A simulated build runs no scripts and needs no groups.
    ...(args.includes('--simulate')
      ? []
      : [
          `Without scripts:   ${again}${values} --simulate`,
          ...(files === '' ? [] : [`With its groups:   ${again}${files}`]),
        ]),
  ];
}

/** The command that lists all mistakes of the file. */
export function checkLine(source: string): string {
  return `Check the file:    npm run check -- ${shellWord(source)}`;
}

/**
 * Your repository and the page, a line for each; and a token, if the service is kept.
 *
 * @param options `serviceArguments` are those with which `npm run service` builds the same: neither the example nor a
 *   folder of a repository; `running` is how to reach the service that is kept
 */
export function endingLines({
  args,
  serviceArguments,
  running,
}: {
  args: readonly string[];
  serviceArguments: readonly string[] | undefined;
  running: { readonly page: string; readonly token: string } | undefined;
}): string[] {
  const own =
    serviceArguments === undefined
      ? 'npm run demo -- --repository <path or url>'
      : `npm run service -- ${serviceArguments.map(shellWord).join(' ')}   (keeps its builds and caches)`;
  const keep = ['npm run demo --', ...args.map(shellWord), '--keep'].join(' ');
  return [
    `Your repository:   ${own}`,
    ...(running === undefined
      ? [`In a browser:      ${keep}`]
      : [
          `In a browser:      ${running.page}   (signs you in once)`,
          `API token:         export BUILD_SERVICE_TOKEN=${running.token}   (until the service stops)`,
        ]),
  ];
}
