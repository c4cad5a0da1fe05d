import { BadValue } from '../../errors.ts';

/**
 * Reads the key of builds that may stand for each other. It is any text, but `hashFiles` returns an empty text if it finds
 * no file, and then every commit would have the same key.
 */
export function parseReuseKey(text: string): string {
  if (/[-:]$/.test(text))
    throw new BadValue(
      'a key that does not end in - or :. hashFiles found no file: check its patterns, and that the job checks out the repository first',
    );
  return text;
}
