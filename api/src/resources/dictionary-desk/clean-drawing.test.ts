import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanDrawing } from './clean-drawing.ts';

const SQUARE = 'viewBox="0 0 24 24"';
const of = (inside: string, root = SQUARE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;
const DOT = '<circle cx="12" cy="12" r="8" fill="#1f6b57"/>';

describe('a drawing @V-05', () => {
  test('of plain shapes is kept as it is', async () => {
    const drawing = await cleanDrawing(of(`<g stroke="#fff" stroke-width="2">${DOT}</g>`));
    expect(drawing?.svg).toBe(
      of('<g stroke="#fff" stroke-width="2"><circle cx="12" cy="12" r="8" fill="#1f6b57" /></g>'),
    );
    expect(drawing?.hash).toMatch(/^[0-9a-f]{8}$/);
  });

  test('loses what its program wrote beside it', async () => {
    const drawing = await cleanDrawing(
      `<?xml version="1.0"?><!-- Made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${of(`<title>Dot & co</title><metadata>who</metadata>${DOT}`, `${SQUARE} id="layer" width="24" data-name="Layer"`)}`,
    );
    expect(drawing?.svg).toBe(of('<circle cx="12" cy="12" r="8" fill="#1f6b57" />', SQUARE));
  });

  test('without the name of its language gets it, as pictures need it', async () => {
    expect((await cleanDrawing(`<svg ${SQUARE}>${DOT}</svg>`))?.svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/,
    );
  });
});

const BILLION = [
  '<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>',
  of(`<text>&b;</text>${DOT}`),
].join('');

test.each([
  ['nothing', ''],
  ['words', 'a drawing'],
  ['a picture that is none', '\u0089PNG\r\n\u001a\n'],
  ['another document', '<html><body><p>Hi</p></body></html>'],
  ['an empty drawing', of('')],
  ['a script', of(`${DOT}<script>alert(1)</script>`)],
  ['a script beside it', `${of(DOT)}<script>alert(1)</script>`],
  ['a script in capitals', of(`${DOT}<SCRIPT>alert(1)</SCRIPT>`)],
  ['a handler', of('<circle cx="1" cy="1" r="1" onload="alert(1)"/>')],
  ['a handler of the root', of(DOT, `${SQUARE} onload="alert(1)"`)],
  ['a link', of(`<a href="javascript:alert(1)">${DOT}</a>`)],
  ['a page inside', of(`${DOT}<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>`)],
  ['a picture from elsewhere', of(`${DOT}<image href="https://example.org/a.png"/>`)],
  ['a paint from elsewhere', of('<path d="M0 0h9" fill="url(https://example.org/#a)"/>')],
  ['a style sheet', of(`<style>@import url(https://example.org/a.css)</style>${DOT}`)],
  ['a style', of('<path d="M0 0h9" style="fill:url(https://example.org)"/>')],
  [
    'an animation',
    of(`<circle cx="1" cy="1" r="1"><set attributeName="href" to="javascript:alert(1)"/></circle>`),
  ],
  ['copies of copies', of(`<g id="a">${DOT}</g><use href="#a"/>`)],
  ['entities', BILLION],
  ['more shapes than an icon has', of(DOT.repeat(500))],
  ['groups without end', of(`${'<g>'.repeat(5000)}${DOT}${'</g>'.repeat(5000)}`)],
  ['a drawing in a drawing', of(of(DOT))],
  ['no measure', of(DOT, '')],
  ['a measure that is not square', of(DOT, 'viewBox="0 0 24 12"')],
  ['a measure without a size', of(DOT, 'viewBox="0 0 0 0"')],
  ['a measure in words', of(DOT, 'viewBox="wide as the sky"')],
])('%s is refused @V-05', async (_, text) => {
  expect(await cleanDrawing(text)).toBeNull();
});

test('whatever is sent, nothing that is kept can act or load @V-05', async () => {
  const pieces = fc.constantFrom(
    ...['<svg', SQUARE, '>', '</svg>', DOT, '<script>', '</script>', ' onload="x"', ' href="javascript:x"'],
    ...['<g>', '</g>', '"', '/>', '<![CDATA[', ']]>', '<!--', '-->', '&lt;', 'url(x)', '<image', ' fill="'],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (parts) => {
      const drawing = await cleanDrawing(`<svg ${SQUARE}>${DOT}${parts.join('')}`);
      if (drawing)
        expect(drawing.svg).not.toMatch(/<script|<image|\son\w+=|href|url\(|<!|&(?!lt;|gt;|amp;|quot;)/i);
    }),
  );
});
