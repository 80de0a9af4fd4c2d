const ELLIPSIS = '…';
const TRAILING_PUNCTUATION = /[\s.,:;!?…–—/-]+$/u;

/** What a reader takes for one letter: with its accents, its skin tone, and joined to a family; two make a flag. */
const LETTER = /\p{Regional_Indicator}{2}|\P{M}(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M})*/gsu;

/** Words and numbers, with the marks inside them; anything else stands alone. */
const WORD = new RegExp(
  `[\\p{L}\\p{M}\\p{N}]+(?:[.,:'’][\\p{L}\\p{M}\\p{N}]+)*|${LETTER.source}`,
  LETTER.flags,
);

/**
 * The longest beginning of a text that cuts none of its parts. By patterns, not by `Intl.Segmenter`, which browsers
 * that we support lack: server and browser cut alike.
 */
function wholeParts(text: string, parts: RegExp, length: number): string {
  let end = 0;
  for (const { index, 0: part } of text.matchAll(parts)) {
    if (index + part.length > length) break;
    end = index + part.length;
  }
  return text.slice(0, end);
}

/**
 * A text in one line, cut at the end of a word and closed by an ellipsis where it is longer than allowed. The
 * ellipsis counts. A single word that is too long is cut between letters.
 *
 * @param length - at most so many characters (UTF-16 units, as `String.length` counts)
 * @example
 * cutAtWord('Hand in glass, paper and metal', 22); // 'Hand in glass, paper…'
 */
export function cutAtWord(text: string, length: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= length) return line;
  const room = length - ELLIPSIS.length;
  const words = wholeParts(line, WORD, room).replace(TRAILING_PUNCTUATION, '');
  return (words || wholeParts(line, LETTER, room)) + ELLIPSIS;
}
