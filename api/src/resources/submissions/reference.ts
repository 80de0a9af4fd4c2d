import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other on the phone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/**
 * A name for a submission that a person can say: a letter for its kind and six at random.
 *
 * @example
 * newReference('Q'); // 'Q-7K3F9X'
 */
export function newReference(initial: string): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${initial}-${letters.join('')}`;
}
