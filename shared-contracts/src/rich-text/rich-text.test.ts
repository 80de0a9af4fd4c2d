import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type RichBlock, type RichInline, richText, richTextWords } from './rich-text.ts';

const paragraph = (...children: RichInline[]): RichBlock => ({ kind: 'paragraph', children });
const text = (words: string): RichInline => ({ kind: 'text', text: words });

test('plain text stays as it is, each line a paragraph @E-03', () => {
  const plain = 'Перчатки & чай <на месте>: 10 * 20 = 200.\nC:\\files, a_b_c #1\n\n    Приходите!';
  expect(richText(plain)).toEqual([
    paragraph(text('Перчатки & чай <на месте>: 10 * 20 = 200.')),
    paragraph(text('C:\\files, a_b_c #1')),
    paragraph(text('    Приходите!')),
  ]);
});

test('takes emphasis, links and lists @E-03', () => {
  expect(richText('Bring **gloves** and *tea*, see [the map](https://example.org).')).toEqual([
    paragraph(
      text('Bring '),
      { kind: 'strong', children: [text('gloves')] },
      text(' and '),
      { kind: 'emphasis', children: [text('tea')] },
      text(', see '),
      { kind: 'link', href: 'https://example.org', children: [text('the map')] },
      text('.'),
    ),
  ]);
  expect(richText('- one\n- **two**\n\n3. three\n4. four')).toEqual([
    { kind: 'list', start: null, items: [[text('one')], [{ kind: 'strong', children: [text('two')] }]] },
    { kind: 'list', start: 3, items: [[text('three')], [text('four')]] },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,x)',
  '![x](https://example.org/track.png)',
  '# Heading',
  '> quote',
  '```\ncode\n```',
  '`code`',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '[x]: https://example.org\n[x]',
])('%s is text and nothing else', (words) => {
  const pieces = richText(words).flatMap((block) => {
    if (block.kind === 'list') throw new Error('a list was made of it');
    return block.children;
  });
  for (const piece of pieces)
    expect(piece.kind === 'link' ? piece.href : piece.kind).toMatch(/^(?:https:|text$)/);
});

test('has words where nothing can be emphasised', () => {
  expect(richTextWords('**Bring**\n- a\n- [b](https://example.org/b)\n\nhttps://example.org')).toBe(
    'Bring\n• a\n• b (https://example.org/b)\nhttps://example.org',
  );
});

test('no text breaks it, and none of its links runs anything', () => {
  const addresses = (pieces: readonly RichInline[]): string[] =>
    pieces.flatMap((piece) => [
      ...(piece.kind === 'link' ? [piece.href] : []),
      ...(piece.kind === 'text' ? [] : addresses(piece.children)),
    ]);
  const signs = fc.constantFrom(...'*_[]()<>!`#-+1.\n\\ :a|~&', 'javascript:', 'https://x.org', 'é');
  fc.assert(
    fc.property(
      fc.array(signs, { maxLength: 60 }).map((parts) => parts.join('')),
      (words) => {
        const lines = richText(words).flatMap((block) =>
          block.kind === 'paragraph' ? [block.children] : block.items,
        );
        for (const address of lines.flatMap(addresses)) expect(address).toMatch(/^(?:https?:\/\/|mailto:)/i);
      },
    ),
  );
});
