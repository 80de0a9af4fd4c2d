import { expect, test } from '@jest/globals';
import { phoneWords } from './phone-words.ts';

test.each([
  ['84957771234', 'RU', '+7 495 777 12 34'],
  ['+77012345678', 'KZ', '+7 701 234 5678'],
  ['011 4567-8901', 'AR', '+54 11 4567 8901'],
  ['+1 (213) 373-4253', 'AR', '+1 213 373 4253'],
  ['495 777 12 34 (Anna, from 9)', 'RU', '495 777 12 34 (Anna, from 9)'],
  ['+54 11 4567-8901', '', '+54 11 4567 8901'],
  ['112', 'KZ', '112'],
  ['9'.repeat(5000), 'RU', '9'.repeat(5000)],
  ['', 'RU', ''],
])('%s in %s is shown as %s @M-01', (text, country, shown) => {
  expect(phoneWords(text, country)).toBe(shown);
});
