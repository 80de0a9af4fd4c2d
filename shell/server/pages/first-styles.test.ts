/** @jest-environment @ecocircle/test-kit/process */

import { expect, test } from '@jest/globals';
import { classesIn, firstStyles, withoutFaces } from './first-styles.ts';
import { sheetParts } from './sheet-parts.ts';

const MARKUP = '<header class="bar wide"><p class="words">class=&quot;quoted&quot;</p></header>';

const taken = (...sheets: string[]): string => firstStyles(sheets.map(sheetParts), classesIn(MARKUP));

test('rules are taken whose classes the markup wears, in their order, and those that name none', () => {
  expect(
    taken(':root{--a:1}.bar .words{margin:0}.bar .other{margin:0}.quoted{margin:0}', '.wide{gap:0}'),
  ).toBe(':root{--a:1}.bar .words{margin:0}.wide{gap:0}');
});

test('a rule is taken whole when one of its selectors is meant', () => {
  expect(taken('.other,.bar:not(.other){margin:0}')).toBe('.other,.bar:not(.other){margin:0}');
});

test('a condition is kept around what is taken, and goes with the last rule under it', () => {
  expect(taken('@media (width<48em){.bar{gap:0}.other{gap:0}}@media (width<30em){.other{gap:0}}')).toBe(
    '@media (width<48em){.bar{gap:0}}',
  );
});

test('an animation is taken where a rule that is taken names it', () => {
  const steps = '{to{opacity:1}}';
  const sheet = `@keyframes rise${steps}@keyframes fall${steps}.bar{animation:rise 1s}.other{animation:fall 1s}`;
  expect(taken(sheet)).toBe(`.bar{animation:rise 1s}@keyframes rise${steps}`);
});

test('faces stand with the first styles alone', () => {
  const [face, other] = [
    '@font-face{font-family:A;src:local(B)}',
    '@font-face{font-family:C;src:url(/c.woff2)}',
  ];
  const sheet = `${face}.other{margin:0}${other}.bar{margin:0}`;
  expect(taken(sheet)).toBe(`${face}${other}.bar{margin:0}`);
  expect(withoutFaces(sheet, sheetParts(sheet))).toBe('.other{margin:0}.bar{margin:0}');
});
