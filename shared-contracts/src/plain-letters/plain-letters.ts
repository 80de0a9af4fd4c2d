/** Kazakh letters, and those that a Russian keyboard has in their place. */
const KAZAKH: Readonly<Record<string, string>> = {
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
};

/** A text in the letters that people type when they search: lower case, without marks above and below. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[әғқңөұүһі]/g, (letter) => KAZAKH[letter] ?? letter);
