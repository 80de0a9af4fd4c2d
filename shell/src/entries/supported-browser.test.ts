import { setGlobal } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { revealWithoutScripts, runsPortal } from './supported-browser.ts';

const knowing = (...selectors: string[]) =>
  setGlobal('CSS', { supports: (what: string) => selectors.some((known) => what.includes(known)) });

test('a browser of the line runs the portal', () => {
  knowing(':has(');
  expect(runsPortal()).toBe(true);
});

test('an older one does not', () => {
  knowing();
  expect(runsPortal()).toBe(false);
  knowing(':has(');
  const { toWellFormed } = String.prototype;
  Reflect.deleteProperty(String.prototype, 'toWellFormed');
  expect(runsPortal()).toBe(false);
  String.prototype.toWellFormed = toWellFormed;
});

test('what is for browsers without scripts is shown to one that runs none', () => {
  document.body.innerHTML = '<main><noscript></noscript></main>';
  const [page, hidden] = [document.querySelector('main'), document.querySelector('noscript')];
  // As a browser with scripts reads it: text, not elements.
  if (hidden) hidden.textContent = '<p>Logging in needs JavaScript.</p>';
  revealWithoutScripts(page as HTMLElement);
  expect(document.querySelector('main p')?.textContent).toBe('Logging in needs JavaScript.');
  expect(document.querySelector('noscript')).toBeNull();
});
