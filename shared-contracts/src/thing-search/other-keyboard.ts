const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const keys = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((key, place) => [key, to[place] ?? key]));

const TO_CYRILLIC = keys(LATIN, CYRILLIC);
const TO_LATIN = keys(CYRILLIC, LATIN);

/** A text as the same keys give it on the other keyboard, Russian or English: `pfhzlrf` is `зарядка`. */
export function onOtherKeyboard(text: string): string {
  const map = /\p{Script=Cyrillic}/u.test(text) ? TO_LATIN : TO_CYRILLIC;
  return Array.from(text, (key) => map.get(key) ?? key).join('');
}
