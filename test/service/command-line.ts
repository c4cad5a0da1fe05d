import { runServiceDoor } from '../support/service-process.ts';

/** Runs a command to its end. */
export async function run(...given: string[]): Promise<{ code: number | null; text: string }> {
  const { printed, exit } = runServiceDoor(given);
  const code = await exit;
  return { code, text: printed.join('\n') };
}
