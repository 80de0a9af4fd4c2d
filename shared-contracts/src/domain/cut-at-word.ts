const ELLIPSIS = '…';
const TRAILING_PUNCTUATION = /[\s.,:;!?…–—-]+$/u;

/** The longest beginning of a text that ends with a whole word and has at most so many characters. */
function wholeWords(text: string, length: number): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The longest beginning of a text that cuts no letter from its accent and no emoji in two. */
function wholeLetters(text: string, length: number): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > length) break;
    end = index + segment.length;
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
  const words = wholeWords(line, room).replace(TRAILING_PUNCTUATION, '');
  return (words || wholeLetters(line, room)) + ELLIPSIS;
}
