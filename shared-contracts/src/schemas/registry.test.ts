import { expect, test } from '@jest/globals';
import { parseRegistry, parseRegistryChange, parseWritableRegistry } from './registry.ts';

const entry = { active: '1.1.0', lastGood: '1.0.0', contract: '^1.0.0' };
const lastChange = {
  revision: 7,
  remote: 'mf-cabinet',
  action: 'promote',
  from: '1.0.0',
  to: '1.1.0',
  by: 'ada',
  at: '2026-11-01T10:00:00.000Z',
  message: '',
};
const registry = { revision: 7, remotes: { 'mf-cabinet': entry }, lastChange };
const newer = {
  ...registry,
  format: 2,
  signed: true,
  remotes: { 'mf-cabinet': { ...entry, share: 50 }, 'mf-other': { active: 'x', split: [] } },
};

test('a registry is read and written by its own version', () => {
  expect(parseRegistry(registry)).toEqual(registry);
  expect(parseWritableRegistry(registry)).toEqual(registry);
});

test('a registry with an unknown field and a fourth remote is read, with the known remotes as they are', () => {
  expect(parseRegistry(newer)).toEqual({ ...registry, format: 2 });
});

test('a change of a remote that is not known says nothing', () => {
  const changed = { ...newer, lastChange: { ...lastChange, remote: 'mf-other' } };
  expect(parseRegistry(changed)).toMatchObject({ revision: 7, lastChange: null });
  expect(() => parseRegistryChange(changed.lastChange)).toThrow('remote: ');
});

test('who writes a registry anew refuses what they would lose', () => {
  expect(() => parseWritableRegistry(newer)).toThrow(/signed: is not known/);
  expect(() => parseWritableRegistry(newer)).toThrow(/remotes\.mf-other: is not known/);
  expect(() => parseWritableRegistry(newer)).toThrow(/format: /);
});

test.each([
  ['revision', { ...registry, revision: -1 }],
  ['remotes.mf-cabinet.active', { ...registry, remotes: { 'mf-cabinet': { ...entry, active: '' } } }],
  ['remotes', { revision: 1, lastChange: null }],
  ['lastChange.at', { ...registry, lastChange: { ...lastChange, at: 'today' } }],
])('a wrong %s is named', (field, wrong) => {
  expect(() => parseRegistry(wrong)).toThrow(`${field}: `);
});
