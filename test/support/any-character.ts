import fc from 'fast-check';

const surrogates = { from: 0xd800, count: 0x800 };

/** Any character, as the unit `binary` of fast-check, but without its map of the whole of Unicode, which takes half a second. */
export const anyCharacter = fc.nat(0x10_ffff - surrogates.count).map(
  (index) => String.fromCodePoint(index < surrogates.from ? index : index + surrogates.count),
  (text) => {
    const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== text) throw new TypeError('Not one character');
    return code < surrogates.from ? code : code - surrogates.count;
  },
);
