const WORDS = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): string[] => text.toLocaleLowerCase().match(WORDS) ?? [];

/**
 * The address as it is worth showing below the name of a point: empty where the name says all of it.
 *
 * @example
 * addressBeside({ name: 'Punto Verde, Gurruchaga 1234', address: 'Gurruchaga 1234' }); // ''
 */
export function addressBeside({
  name,
  address,
}: {
  readonly name: string;
  readonly address: string;
}): string {
  const said = new Set(wordsOf(name));
  return wordsOf(address).every((word) => said.has(word)) ? '' : address;
}
