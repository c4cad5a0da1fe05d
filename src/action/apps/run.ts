import type { Client } from '../../client/client.ts';
import { sentOnce } from '../../client/errors.ts';
import type { SeenApplication } from '../../contract/application.ts';
import type { ActionContext } from '../context.ts';
import { aboutApplication } from '../hints/unknown-application.ts';
import { maskPassword, maskSecrets } from '../inputs/connection.ts';
import type { Runner } from '../runner/runner.ts';
import { countText } from '../text/units.ts';
import { maskKey, type Operation, readAppsInputs } from './inputs.ts';

/** An application as the output has it; unknown fields are left out. */
type App = Readonly<ReturnType<typeof appOf>>;

/**
 * Lists applications, reads one, or adds one.
 *
 * @throws InputError before any request; ServiceError; OutcomeUncertain when an application may have been added
 */
export async function apps({ runner, connect }: Pick<ActionContext, 'runner' | 'connect'>): Promise<boolean> {
  maskSecrets(runner, ['token', 'sshKeyPassphrase']);
  maskKey(runner, runner.input('sshKey'));
  maskPassword(runner, 'repositoryUrl');
  const { connection, operation } = readAppsInputs(runner);
  const found = await perform(operation, { runner, client: connect(connection) });
  const [one] = operation.kind === 'list' ? [] : found;
  runner.setOutput('apps', found);
  runner.setOutput('appId', one?.appId ?? '');
  runner.setOutput('appName', one?.appName ?? '');
  runner.setOutput('workflowIds', one?.workflowIds ?? []);
  runner.setOutput('branches', one?.branches ?? []);
  logApps(runner, { operation, found });
  return true;
}

async function perform(
  operation: Operation,
  { runner, client }: { runner: Runner; client: Client },
): Promise<readonly App[]> {
  const options = { signal: runner.cancelled };
  const advice =
    'Use the list operation to check whether the application exists before you run this step again.';
  const { applications } = client;
  switch (operation.kind) {
    case 'list':
      return (await applications.list(options)).map(appOf);
    case 'get': {
      const { appId } = operation;
      const sent = applications.get(appId, options);
      return [appOf(await aboutApplication({ client, runner }, { appId, sent }))];
    }
    case 'add':
      return [appOf(await sentOnce(applications.add(operation.body, options), advice))];
    case 'addPrivate':
      return [appOf(await sentOnce(applications.addPrivate(operation.body, options), advice))];
  }
}

/** Field by field: the record of an application can hold signing settings, and that of a workflow its variables. */
function appOf({ _id, appName, workflowIds, workflows, branches }: SeenApplication) {
  const names = Object.entries(workflows ?? {}).map(([id, { name }]) => [id, { name }] as const);
  return {
    appId: _id,
    appName: appName ?? undefined,
    workflowIds: workflowIds ?? undefined,
    workflows: workflows ? Object.fromEntries(names) : undefined,
    branches: branches ?? undefined,
  };
}

function logApps(
  { log }: Runner,
  { operation, found }: { operation: Operation; found: readonly App[] },
): void {
  if (operation.kind === 'list') log.info(`${countText(found.length, 'application')}:`);
  for (const { appId, appName, workflows = {}, branches } of found) {
    const added = operation.kind === 'add' || operation.kind === 'addPrivate';
    log.info(`${appName ?? 'Application'} · ${appId}${added ? ' · added' : ''}`);
    for (const [id, { name }] of Object.entries(workflows)) log.info(`  workflow ${id} · ${name}`);
    if (branches) log.info(`  branches ${branches.join(', ')}`);
  }
}
