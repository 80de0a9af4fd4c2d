import { beforeEach, expect, jest, test } from '@jest/globals';
import federation from './bundler-runtime.ts';
import { shareScope } from './share-scope.ts';

const { bundlerRuntime } = federation;

/** The bundler's own runtime, with the modules that ran. */
const requireOf = (c: Record<string, unknown> = {}) => ({
  m: {} as Record<string, (module: { exports: unknown }) => void>,
  c,
  federation: { initOptions: { shared: {} } },
});

beforeEach(() => {
  for (const name of Object.keys(shareScope)) delete shareScope[name];
});

test('what the shell holds is offered to remotes by name and version', () => {
  const react = { version: '19.2.0', get: () => () => 'react', scope: ['default'] };
  const initOptions = { shared: { react: [react] } };
  bundlerRuntime.init({ webpackRequire: { ...requireOf(), federation: { initOptions } } });
  expect(shareScope).toEqual({ react: { '19.2.0': { get: react.get } } });
});

test('modules that import a shared package are the shell’s own copy of it, which runs once it is imported', () => {
  const run = jest.fn(() => 'react itself');
  const webpackRequire = requireOf({ 7: 'what stood there' });
  const installedModules = {};
  bundlerRuntime.installInitialConsumes({
    webpackRequire,
    installedModules,
    initialConsumes: [7],
    moduleToHandlerMapping: { 7: { getter: () => run } },
  });
  expect(run).not.toHaveBeenCalled();
  const module = { exports: {} };
  webpackRequire.m[7]?.(module);
  expect(module.exports).toBe('react itself');
  expect(webpackRequire.c).toEqual({});
  expect(installedModules).toEqual({ 7: 0 });
});

test('so are those of a file that comes later, and only those', () => {
  const webpackRequire = requireOf();
  const getter = () => () => 'effector';
  bundlerRuntime.consumes({
    chunkId: 'map',
    chunkMapping: { map: ['a'], other: ['b'] },
    webpackRequire,
    installedModules: {},
    moduleToHandlerMapping: { a: { getter }, b: { getter } },
  });
  bundlerRuntime.consumes({
    chunkId: 'without',
    chunkMapping: {},
    webpackRequire,
    installedModules: {},
    moduleToHandlerMapping: {},
  });
  expect(Object.keys(webpackRequire.m)).toEqual(['a']);
});
