import type { FileHandle } from 'node:fs/promises';
import type { OwnFolder } from '../environment/folders.ts';

/** The log file of one step, written as output arrives. */
export interface StepLog {
  /** Writes output of a script; output past the cap is discarded. @throws the system's error when it cannot be written */
  write(chunk: Buffer): Promise<void>;
  /** Writes a message of the service on a separate line. */
  line(text: string): Promise<void>;
  close(): Promise<void>;
}

/** How much of a step's output is kept, in bytes. */
export const logCap = 16 * 2 ** 20;

/** Creates `<logs>/<stepId>.log`. */
export async function openStepLog(options: {
  readonly logs: OwnFolder;
  readonly stepId: string;
  readonly cap?: number;
}): Promise<StepLog> {
  const file = await options.logs.create(`${options.stepId}.log`);
  const cap = options.cap ?? logCap;
  let kept = 0;
  let last = 0x0a;
  let pending: Promise<void> = Promise.resolve();
  let closed = false;

  const append = async (text: Buffer): Promise<void> => {
    if (text.length === 0) return;
    await writeWhole(file, text);
    last = text.at(-1) ?? last;
  };
  const appendLine = (text: string): Promise<void> =>
    append(Buffer.from(`${last === 0x0a ? '' : '\n'}${text}\n`));
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = pending.then(work);
    pending = turn.catch(() => undefined);
    return turn;
  };
  return {
    write: (chunk) =>
      inTurn(async () => {
        if (closed || kept > cap) return;
        await append(chunk.subarray(0, cap - kept));
        kept += chunk.length;
        if (kept > cap)
          await appendLine(`[The log is full: output after the first ${cap} bytes was discarded.]`);
      }),
    line: (text) =>
      inTurn(async () => {
        if (!closed) await appendLine(text.replace(/[\r\n]+/g, ' '));
      }),
    close: () =>
      inTurn(async () => {
        if (closed) return;
        closed = true;
        await file.close();
      }),
  };
}

/** A single `write` may write only a part when the disk is nearly full. */
async function writeWhole(file: FileHandle, text: Buffer): Promise<void> {
  for (let done = 0; done < text.length; ) {
    const { bytesWritten } = await file.write(text, done);
    done += bytesWritten;
  }
}
