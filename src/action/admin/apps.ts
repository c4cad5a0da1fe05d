import {
  type AddPrivateApplication,
  type SeenApplication,
  wholePrivateKey,
} from '../../contract/application.ts';
import { BadValue } from '../../errors.ts';
import { aboutApplication } from '../hints/hints.ts';
import { maskPassword } from '../inputs/connection.ts';
import { parseAppId } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';
import { countText } from '../text/units.ts';
import { type AdminContext, runOperation } from './operations.ts';

/** Lists applications, reads one, or adds one. */
export async function apps(context: AdminContext): Promise<boolean> {
  const { runner } = context;
  maskPrivateKey(runner, runner.input('sshKey'));
  maskPassword(runner, 'repositoryUrl');
  return await runOperation(context, {
    list: {
      takes: [],
      read:
        () =>
        async ({ client, options, report }) => {
          const found = (await client.applications.list(options)).map(appOf);
          report(outputsOf(found), [`${countText(found.length, 'application')}:`, ...found.flatMap(linesOf)]);
        },
    },
    get: {
      takes: ['appId'],
      read(inputs) {
        const appId = parseAppId(inputs.required('appId', 'Set it to the ID of the application.'));
        return async ({ client, options, report }) => {
          const sent = client.applications.get(appId, options);
          const app = appOf(await aboutApplication({ client, runner }, { appId, sent }));
          report(outputsOf([app], app), linesOf(app));
        };
      },
    },
    add: {
      takes: ['repositoryUrl', 'teamId', 'sshKey', 'sshKeyPassphrase', 'projectType'],
      read(inputs) {
        const advice = 'Set it to the SSH or HTTPS address of the repository to add.';
        const repositoryUrl = inputs.required('repositoryUrl', advice);
        const body = { repositoryUrl, teamId: inputs.text('teamId') || undefined };
        const keyFields = readKeyFields(inputs);
        return async ({ client: { applications }, options, report }) => {
          const sent = keyFields
            ? applications.addPrivate({ ...body, ...keyFields }, options)
            : applications.add(body, options);
          const app = appOf(await sent);
          report(outputsOf([app], app), ['Added:', ...linesOf(app)]);
        };
      },
    },
  });
}

/** Only `POST /apps/new`, which takes a key, has these fields. */
function readKeyFields(
  inputs: InputReader,
): Pick<AddPrivateApplication, 'sshKey' | 'projectType'> | undefined {
  const data = inputs.optional('sshKey', parsePrivateKey);
  // The passphrase of a key that has none is null (docs/api.md, "Applications").
  const passphrase = inputs.text('sshKeyPassphrase') || null;
  const projectType = inputs.text('projectType') || undefined;
  if (data !== undefined) return { sshKey: { data, passphrase }, projectType };
  const present = inputs.present(['sshKeyPassphrase', 'projectType']);
  if (present.length > 0)
    inputs.refuse(`${present.join(' and ')} cannot be used without sshKey. Set sshKey too.`, ['sshKey']);
  return undefined;
}

/** Field by field: the record of an application can hold signing settings, and that of a workflow its variables. */
function appOf({ _id: appId, appName, workflowIds, workflows, branches }: SeenApplication) {
  const names = Object.entries(workflows ?? {}).map(([id, { name }]) => [id, { name }] as const);
  return {
    appId,
    appName: appName ?? undefined,
    workflowIds: workflowIds ?? undefined,
    workflows: workflows ? Object.fromEntries(names) : undefined,
    branches: branches ?? undefined,
  };
}

type App = Readonly<ReturnType<typeof appOf>>;

function outputsOf(apps: readonly App[], one?: App) {
  const { appId = '', appName = '', workflowIds = [], branches = [] } = one ?? {};
  return { apps, appId, appName, workflowIds, branches };
}

function linesOf({ appName = 'Application', appId, workflows = {}, branches }: App): string[] {
  const lines = Object.entries(workflows).map(([id, { name }]) => `  workflow ${id} · ${name}`);
  if (branches) lines.push(`  branches ${branches.join(', ')}`);
  return [`${appName} · ${appId}`, ...lines];
}

/**
 * Reads a private key, as PEM or its base64, and returns the base64 to send. A service may accept a public key, or half a
 * key, and then only the first build fails.
 *
 * @throws BadValue without any part of the key
 */
export function parsePrivateKey(text: string): string {
  const pem = pemOf(text);
  if (pem !== undefined) return encoded(pem);
  throw new BadValue(
    'a complete private key as PEM, with its line breaks, or the base64 encoding of one. A public key, and a key without its first or last line, are not valid',
  );
}

/** Masks the key as PEM and as the base64 that is sent, whole and line by line, before anything is checked. */
function maskPrivateKey(runner: Runner, text: string): void {
  const pem = pemOf(text);
  const forms = [text, ...(pem === undefined ? [] : [pem.trim(), encoded(pem)])];
  const lines = forms.flatMap((form) => form.split(/\r?\n/).map((line) => line.trim()));
  // Shorter lines are ordinary words; the first and the last line are the same in every key.
  const own = lines.filter((line) => line.length >= 16 && !line.startsWith('-----'));
  for (const secret of new Set([...forms, ...own])) runner.mask(secret);
}

/** The key as PEM with its last newline, without which ssh rejects it; `undefined` for any other text. */
function pemOf(text: string): string | undefined {
  const plain = text.includes('-----') ? text : Buffer.from(text, 'base64').toString('utf8');
  const pem = plain.replaceAll('\r\n', '\n').trim();
  return wholePrivateKey.test(pem) ? `${pem}\n` : undefined;
}

function encoded(pem: string): string {
  return Buffer.from(pem).toString('base64');
}
