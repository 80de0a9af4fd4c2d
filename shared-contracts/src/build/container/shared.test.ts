import { beforeEach, expect, test } from '@jest/globals';
import { init, shared } from './shared.ts';

beforeEach(() => {
  for (const name of Object.keys(shared)) delete shared[name];
});

test('what the host shares is there once it was given, whether it has it already or still loads it', async () => {
  const react = { useState: () => [] };
  const effector = { createStore: () => ({}) };
  await init({
    react: { '19.2.0': { get: () => () => react } },
    effector: { '23.4.4': { get: async () => () => effector } },
  });
  expect(shared.react).toBe(react);
  expect(shared.effector).toBe(effector);
});

test('a package that the host shares and cannot load fails the remote', async () => {
  const get = () => Promise.reject(new Error('react did not load'));
  await expect(init({ react: { '19.2.0': { get } } })).rejects.toThrow('react did not load');
});

test('a name without a version is left out', async () => {
  await init({ 'react-dom': {} });
  expect(shared['react-dom']).toBeUndefined();
});
