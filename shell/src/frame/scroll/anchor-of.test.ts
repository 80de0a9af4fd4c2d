import { expect, test } from '@jest/globals';
import { anchorOf } from './anchor-of.ts';

test('an anchor is found by its decoded name, a badly written one is none @L-04', () => {
  document.body.innerHTML = '<h2 id="возможности">Возможности</h2>';
  expect(anchorOf(`#${encodeURIComponent('возможности')}`)?.tagName).toBe('H2');
  expect(anchorOf('#%E0%A4%A')).toBeNull();
  expect(anchorOf('#faq')).toBeNull();
});
