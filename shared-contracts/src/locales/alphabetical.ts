const KAZAKH = 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя';

/** Each letter as its place in the alphabet, so that texts compare by it. */
const places = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => {
    const place = KAZAKH.indexOf(letter);
    return place < 0 ? letter : String.fromCharCode('а'.charCodeAt(0) + place);
  }).join('');

/**
 * Compares names by the alphabet of a language. Browsers have no order of Kazakh letters, so that one is here.
 *
 * @example
 * ['Ыдыс', 'Әк'].sort(alphabetical('kk')); // ['Әк', 'Ыдыс']
 */
export function alphabetical(language: string): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(language);
  if (language !== 'kk') return compare;
  return (a, b) => (places(a) < places(b) ? -1 : places(a) > places(b) ? 1 : 0);
}
