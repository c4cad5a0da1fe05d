import { spawn } from 'node:child_process';

export interface Command {
  readonly file: string;
  readonly parameters: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface Ended {
  readonly exitCode: number | null;
  /** Both streams, in the order of time. */
  readonly printed: string;
}

/** Runs a process with this environment and no other, to its end. */
export function runToEnd({ file, parameters, cwd, env }: Command): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    }
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, printed }));
  });
}
