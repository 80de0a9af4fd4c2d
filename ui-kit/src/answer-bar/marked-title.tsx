import { plainLetters } from '@ecocircle/shared-contracts/plain-letters';

/** A piece of a title, and whether the question asks for it. */
interface Piece {
  readonly text: string;
  readonly isAsked: boolean;
}

/** What stands between words. Letters and digits by their property would take many times as long at a first key. */
const WORDS = /[^\s!-/:-@[-`{-~\u00a1-\u00bf\u2010-\u2e4f]+/g;

/** Divides a title where its words begin as those of the question do. */
export function markedPieces(title: string, question: string): Piece[] {
  const asked = plainLetters(question).match(WORDS) ?? [];
  const pieces: Piece[] = [];
  let end = 0;
  const add = (text: string, isAsked: boolean) => text !== '' && pieces.push({ text, isAsked });
  for (const { 0: word, index } of title.matchAll(WORDS)) {
    const letters = Array.from(word);
    const plain = plainLetters(word);
    const [begins] = asked
      .filter((one) => plain.startsWith(one))
      .sort((one, other) => other.length - one.length);
    if (!begins || plain.length !== letters.length) continue;
    const marked = letters.slice(0, begins.length).join('');
    add(title.slice(end, index), false);
    add(marked, true);
    end = index + marked.length;
  }
  add(title.slice(end), false);
  return pieces;
}

/** A title in which what the question asks for stands out. */
export function MarkedTitle({ title, question }: { readonly title: string; readonly question: string }) {
  return markedPieces(title, question).map(({ text, isAsked }, place) =>
    isAsked ? <mark key={place}>{text}</mark> : text,
  );
}
