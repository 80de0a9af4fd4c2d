import { expect, test } from '@jest/globals';
import { textRuns } from './marked-text.ts';

test('a text is split at its links and strong words', () => {
  expect(textRuns('Write to **us** or [look](/a).')).toEqual([
    { kind: 'plain', text: 'Write to ' },
    { kind: 'strong', text: 'us' },
    { kind: 'plain', text: ' or ' },
    { kind: 'link', text: 'look', href: '/a' },
    { kind: 'plain', text: '.' },
  ]);
});

test('marks that do not close are plain text', () => {
  expect(textRuns('2 ** 3 [not a link]')).toEqual([{ kind: 'plain', text: '2 ** 3 [not a link]' }]);
});

test('a text may begin and end with a mark', () => {
  expect(textRuns('[a](mailto:b@c.example)').map(({ kind }) => kind)).toEqual(['link']);
});
