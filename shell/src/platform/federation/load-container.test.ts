import { fakeOnly, setGlobal } from '@ecocircle/test-kit';
import { expect, jest, test } from '@jest/globals';
import { arrives, exposes, fails, hangs, serveBuilds } from '../composition/testing/build-server.ts';
import { loadContainer } from './load-container.ts';
import { offer, shareScope } from './share-scope.ts';

const entry = {
  url: new URL('/mf/mf-public/2.0.0/entry.js', location.href).href,
  integrity: 'sha384-entry',
  globalName: 'mf_public',
  within: 8000,
};
const serve = (...answers: Parameters<typeof serveBuilds>[0][string]) =>
  serveBuilds({ '/mf/mf-public/2.0.0/entry.js': answers });

test('an entry is asked for with its integrity, given what the shell shares, then asked for its module', async () => {
  offer({ react: [{ version: '19.2.0', get: () => () => 'react' }] });
  const told: unknown[] = [];
  const container = {
    init: async (scope: unknown) => void told.push(scope),
    get: async (name: string) => () => told.push(name),
  };
  const requests = serve(() => setGlobal('mf_public', container));
  await loadContainer(entry, './remote');
  expect(told).toEqual([shareScope, './remote']);
  expect(requests).toEqual([
    { path: '/mf/mf-public/2.0.0/entry.js', integrity: 'sha384-entry', crossOrigin: 'anonymous' },
  ]);
  expect(document.head.childElementCount).toBe(0);
});

test('nothing is kept: a second load runs the entry again', async () => {
  const requests = serve(exposes('mf_public', 'first'), exposes('mf_public', 'second'));
  expect(await loadContainer(entry, './remote')).toBe('first');
  expect(await loadContainer(entry, './remote')).toBe('second');
  expect(requests).toHaveLength(2);
});

test('an entry that does not load is named', async () => {
  serve(fails);
  await expect(loadContainer(entry, './remote')).rejects.toThrow(`${entry.url} did not load`);
});

test('one that leaves no container is not taken for the one of before', async () => {
  serve(exposes('mf_public', 'first'), arrives);
  await loadContainer(entry, './remote');
  await expect(loadContainer(entry, './remote')).rejects.toThrow(
    `${entry.url} leaves no container mf_public`,
  );
});

test('one that throws fails by what it threw; errors of other scripts are not its own', async () => {
  serve(() => {
    dispatchEvent(new ErrorEvent('error', { filename: `${location.href}other.js`, message: 'not mine' }));
    dispatchEvent(new ErrorEvent('error', { filename: entry.url, message: 'x is not defined' }));
  });
  await expect(loadContainer(entry, './remote')).rejects.toThrow(
    `${entry.url} threw while it ran: x is not defined`,
  );
});

test('one that never comes is waited for as long as was said, and leaves the page', async () => {
  jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
  serve(hangs);
  const failed = jest.fn();
  const loading = loadContainer(entry, './remote').catch(failed);
  await jest.advanceTimersByTimeAsync(7999);
  expect(failed).not.toHaveBeenCalled();
  expect(document.head.childElementCount).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  await loading;
  expect(failed).toHaveBeenCalledWith(new Error(`${entry.url} did not come within 8000 ms`));
  expect(document.head.childElementCount).toBe(0);
});

test('what the container or its module throws is passed on', async () => {
  const init = () => Promise.reject(new Error('react did not load'));
  serve(() => setGlobal('mf_public', { init, get: async () => () => null }));
  await expect(loadContainer(entry, './remote')).rejects.toThrow('react did not load');
});
