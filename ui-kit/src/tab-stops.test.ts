import { expect, test } from '@jest/globals';
import { tabStops } from './tab-stops.ts';

test('Tab stops at controls that are enabled and shown, in their order', () => {
  const part = document.createElement('div');
  part.innerHTML = `
    <a href="/">link</a>
    <button>first</button>
    <button disabled>disabled</button>
    <input type="hidden" />
    <p tabindex="-1">for scripts only</p>
    <div hidden><button>hidden</button></div>
    <p tabindex="0">last</p>`;
  for (const element of part.querySelectorAll<HTMLElement>('*'))
    element.checkVisibility = () => !element.closest('[hidden]');
  expect(tabStops(part).map(({ textContent }) => textContent)).toEqual(['link', 'first', 'last']);
});
