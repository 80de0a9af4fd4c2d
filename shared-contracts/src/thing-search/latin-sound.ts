/** Cyrillic letters after {@link plainLetters}, by the Latin ones that people write for them. */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** What is written in several ways in Latin, as one of them; the longer before its parts. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/sh?ch/g, 'sh'],
  [/kh|x/g, 'h'],
  [/ph/g, 'f'],
  [/ts/g, 'c'],
  [/[qc]k?(?!h)/g, 'k'],
  [/[jy]/g, 'i'],
  [/w/g, 'v'],
  [/'/g, ''],
  // A key that is held writes no word: what is left of it is as long as it looks.
  [/(.)\1{1,2}/g, '$1'],
];

const CYRILLIC_LETTER = /\p{Script=Cyrillic}/u;

/** Whether a word is written in Cyrillic letters. */
export const isCyrillic = (word: string): boolean => CYRILLIC_LETTER.test(word);

/**
 * How a word of plain letters sounds, in Latin letters: one for all the ways in which people write Cyrillic in Latin
 * (`batareyka`, `batarejka`) and the other way round.
 */
export function latinSound(word: string): string {
  const latin = word.replace(/\p{Script=Cyrillic}/gu, (letter) => CYRILLIC[letter] ?? '');
  return ALIKE.reduce((sound, [letters, one]) => sound.replace(letters, one), latin);
}
