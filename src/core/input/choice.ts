import { BadValue } from './bad-value.ts';

/** A parser for one of a few words, exactly as they are written. */
export function oneOf<const Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const word = words.find((candidate) => candidate === text);
    if (word === undefined) throw new BadValue(words.join(', ').replace(/, ([^,]*)$/, ' or $1'));
    return word;
  };
}
