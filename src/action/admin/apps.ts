import type { AddPrivateApplication, SeenApplication } from '../../contract/application.ts';
import { InputError } from '../../errors.ts';
import { aboutApplication } from '../hints/hints.ts';
import { maskPassword, maskSecrets } from '../inputs/connection.ts';
import { parseAppId } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import { countText } from '../text/units.ts';
import { type AdminContext, type Operations, runOperation } from './operations.ts';
import { maskPrivateKey, parsePrivateKey } from './private-key.ts';

/** Lists applications, reads one, or adds one. */
export async function apps(context: AdminContext): Promise<boolean> {
  const { runner } = context;
  maskSecrets(runner, ['sshKeyPassphrase']);
  maskPrivateKey(runner, runner.input('sshKey'));
  maskPassword(runner, 'repositoryUrl');
  return await runOperation(context, appsOperations);
}

export const appsOperations: Operations<'list' | 'get' | 'add'> = {
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
      return async ({ client, runner, options, report }) => {
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
};

/** Only `POST /apps/new`, which takes a key, has these fields. */
function readKeyFields(
  inputs: InputReader,
): Pick<AddPrivateApplication, 'sshKey' | 'projectType'> | undefined {
  const data = inputs.optionalSecret('sshKey', parsePrivateKey);
  // The passphrase of a key that has none is null (docs/api.md, "Applications").
  const passphrase = inputs.text('sshKeyPassphrase') || null;
  const projectType = inputs.text('projectType') || undefined;
  if (data !== undefined) return { sshKey: { data, passphrase }, projectType };
  const present = inputs.present(['sshKeyPassphrase', 'projectType']);
  if (present.length === 0) return undefined;
  const names = present.join(' and ');
  throw new InputError([...present, 'sshKey'], `${names} cannot be used without sshKey. Set sshKey too.`);
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
