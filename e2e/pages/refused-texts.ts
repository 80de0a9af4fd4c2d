import type { Page } from '@playwright/test';

/** What a browser says in the console of texts that it refuses. */
export const SAID_OF_REFUSED_TEXTS = /Trusted(HTML|Script)|default policy/;

/** What no text may become in a page, by the names of {@link refusedTextsOn}. */
export const DANGEROUS_TEXTS = [
  'HTML',
  'code',
  'an address of another host',
  'code as an address',
  'a worker of another host',
];

/** Which texts the browser refuses on a page, of dangerous ones and of some that pages need. */
export const refusedTextsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const script = (): HTMLScriptElement => document.createElement('script');
    const attempts: Record<string, () => unknown> = {
      HTML: () => Object.assign(document.createElement('div'), { innerHTML: '<img src="x">' }),
      code: () => Object.assign(script(), { textContent: 'void 0' }),
      'an address of another host': () => Object.assign(script(), { src: 'https://eco.example/a.js' }),
      'code as an address': () => Object.assign(script(), { src: 'data:text/javascript,void 0' }),
      'a worker of another host': () => new Worker('https://eco.example/worker.js'),
      'no HTML': () => Object.assign(document.createElement('div'), { innerHTML: '' }),
      'an address of the own host': () => Object.assign(script(), { src: '/assets/a.js' }),
      data: () => Object.assign(script(), { textContent: '{"a":1}' }),
      'a drawing': () => new DOMParser().parseFromString('<svg></svg>', 'image/svg+xml'),
    };
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.();
        return false;
      } catch {
        return true;
      }
    });
  });
