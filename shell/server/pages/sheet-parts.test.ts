/** @jest-environment @ecocircle/test-kit/process */

import { expect, test } from '@jest/globals';
import { sheetParts } from './sheet-parts.ts';

test('a rule says for each of its selectors which classes it is about', () => {
  expect(sheetParts('.a.b .c,:root,.d>svg[hidden]::before{color:red}')).toEqual([
    {
      kind: 'rule',
      text: '.a.b .c,:root,.d>svg[hidden]::before{color:red}',
      worn: [['a', 'b', 'c'], [], ['d']],
    },
  ]);
});

test('what stands in a function of a selector is not asked for', () => {
  const parts = sheetParts('.a:not(.b):has(>.c),:where(.d .e){margin:0}');
  expect(parts).toMatchObject([{ worn: [['a'], []] }]);
});

test('a selector of something that was touched is about nothing yet', () => {
  expect(sheetParts('.a:hover,.b:focus-visible .c{margin:0}')).toMatchObject([{ worn: [] }]);
  expect(sheetParts('.a:active,.b{margin:0}')).toMatchObject([{ worn: [['b']] }]);
  expect(sheetParts('.a:not(:hover){margin:0}')).toMatchObject([{ worn: [['a']] }]);
});

test('rules under a condition keep it, those for paper are left out', () => {
  const inside = '@media (width>=48em) and (hover:hover){.a{margin:0}@supports (gap:1px){.b{gap:1px}}}';
  expect(sheetParts(`@media print{.a{margin:0}}${inside}`)).toMatchObject([
    {
      kind: 'group',
      opening: '@media (width>=48em) and (hover:hover)',
      parts: [{ worn: [['a']] }, { opening: '@supports (gap:1px)', parts: [{ worn: [['b']] }] }],
    },
  ]);
});

test('animations have their name, faces are told apart, and all else holds always', () => {
  const face = '@font-face{font-family:Onest;src:url(/o.woff2)}';
  const keyframes = '@keyframes in_shell_Ab12{0%{opacity:0}to{opacity:1}}';
  const property = '@property --angle{syntax:"<angle>";inherits:false;initial-value:0deg}';
  expect(sheetParts(`/* ! */${face}${keyframes}${property}@layer base;`)).toEqual([
    { kind: 'face', text: face },
    { kind: 'keyframes', text: keyframes, name: 'in_shell_Ab12' },
    { kind: 'global', text: property },
    { kind: 'global', text: '@layer base;' },
  ]);
});

test('what is no rule is kept as it stands', () => {
  expect(sheetParts('{color:red}')).toEqual([{ kind: 'global', text: '{color:red}' }]);
});
