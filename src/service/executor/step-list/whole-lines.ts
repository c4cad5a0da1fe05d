import { StringDecoder } from 'node:string_decoder';

/** A line that is longer is no message for people. */
const longest = 65_536;

/** Gives on what a program prints line by line, so that nothing that has to be found in it is cut in two. */
export interface WholeLines {
  write(chunk: Buffer): Promise<void>;
  /** Gives on what has no end of line yet. */
  end(): Promise<void>;
}

const note = '[A line that is too long is not shown.]\n';

/** A line ends with `\n`, or with `\r` where the next one is written over it. */
export function wholeLines(take: (text: string) => void | Promise<void>): WholeLines {
  const decoder = new StringDecoder('utf8');
  let held = '';
  let isTooLong = false;
  const add = async (text: string): Promise<void> => {
    if (isTooLong) {
      const end = text.search(/[\r\n]/);
      if (end < 0) return;
      isTooLong = false;
      await take(note);
      return add(text.slice(end + 1));
    }
    const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
    const whole = end > 0 ? held + text.slice(0, end) : '';
    held = end > 0 ? text.slice(end) : held + text;
    isTooLong = held.length > longest;
    if (isTooLong) held = '';
    if (whole !== '') await take(whole);
  };
  return {
    write: (chunk) => add(decoder.write(chunk)),
    async end() {
      await add(decoder.end());
      if (isTooLong) await take(note);
      else if (held !== '') await take(held);
      held = '';
      isTooLong = false;
    },
  };
}
