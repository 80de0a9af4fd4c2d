import { eventually } from '@ecocircle/test-kit';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { reloadWhenOutdated } from './reload-outdated.ts';

const reload = jest.fn();
const asked: string[] = [];
let latest = 'b2';

beforeAll(() => {
  globalThis.fetch = (async (path: string) => {
    asked.push(path);
    return { json: async () => ({ id: latest }) };
  }) as unknown as typeof fetch;
  reloadWhenOutdated('b1', reload);
});
beforeEach(() => {
  reload.mockClear();
  asked.length = 0;
  latest = 'b2';
  sessionStorage.clear();
  document.body.innerHTML = '';
});

function failToLoad(path: string): void {
  const script = document.createElement('script');
  script.src = path;
  script.type = 'text/plain';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('a script of the shell that is gone since a release reloads the page once, and again after a while @O-07', async () => {
  failToLoad('/assets/forms.1a2b.js');
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(asked).toEqual(['/builds/latest.json']);
  failToLoad('/assets/forms.1a2b.js');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
  sessionStorage.setItem('portal-reloaded-at', String(Date.now() - 10_001));
  failToLoad('/assets/forms.1a2b.js');
  await eventually(() => expect(reload).toHaveBeenCalledTimes(2));
});

test.each([
  ['the shell is the same', () => (latest = 'b1'), '/assets/forms.1a2b.js'],
  ['the script is a remote’s', () => undefined, '/mf/mf-public/1.0.0/assets/home.js'],
  [
    'somebody has typed',
    () => {
      document.body.innerHTML = '<textarea></textarea>';
      (document.querySelector('textarea') as HTMLTextAreaElement).value = 'a long text';
    },
    '/assets/forms.1a2b.js',
  ],
])('where %s nothing is loaded anew @O-07', async (_case, given, script) => {
  given();
  failToLoad(script);
  await settle();
  expect(reload).not.toHaveBeenCalled();
});
