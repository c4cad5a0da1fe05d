/**
 * The bundle of the package that `npm run pack:service` writes. Its scripts (`scripts/pack-service.ts`) are in one folder,
 * and each calls one of these functions.
 */
import { join } from 'node:path';
import process from 'node:process';
import type { BuildService, BuildServiceOptions } from './build-service.d.ts';

export async function command(): Promise<void> {
  const [first, ...args] = process.argv.slice(2);
  if (first === 'check') {
    const { checkCommand } = await import('./check-command.ts');
    return checkCommand(args, 'build-service check');
  }
  const { serviceCommand } = await import('./service-command.ts');
  await serviceCommand('build-service');
}

/** @param folder the folder of the scripts */
export async function start(options: BuildServiceOptions, folder: string): Promise<BuildService> {
  const { startBuildService } = await import('./start-build-service.ts');
  return startBuildService(options, join(folder, 'cli.js'));
}
