const SMALL_WORDS = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'a', 'al', 'en']);
const ROMAN = /^(ii|iii|iv|vi{0,3}|ix|xi{0,3}|xx)$/;

/** Text written in capitals as people write it: `PLAZA 25 DE MAYO` becomes `Plaza 25 de Mayo`. */
export const titleCase = (text: string): string =>
  text.toLocaleLowerCase('es').replace(/\p{L}+/gu, (word, at: number) => {
    if (ROMAN.test(word)) return word.toLocaleUpperCase('es');
    if (at > 0 && SMALL_WORDS.has(word)) return word;
    return word.charAt(0).toLocaleUpperCase('es') + word.slice(1);
  });
