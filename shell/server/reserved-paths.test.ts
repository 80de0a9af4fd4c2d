/** @jest-environment @ecocircle/test-kit/process */
import { CHOOSE_CITY_PATH, LOCALE_INFO } from '@ecocircle/shared-contracts';
import { RESERVED_PATHS } from '@ecocircle/shared-contracts/server';
import { expect, test } from '@jest/globals';
import { SHELL_PATHS } from '../src/platform/routing/shell-paths.ts';
import { API_PREFIXES } from './api-proxy.ts';

const isReserved = (path: string): boolean =>
  RESERVED_PATHS.some((known) => path === known || path.startsWith(`${known}/`));

test('no remote may own what the API, the edge or the shell answers @O-01', () => {
  const own = [
    ...API_PREFIXES,
    ...SHELL_PATHS,
    ...Object.values(LOCALE_INFO).map(({ prefix }) => prefix),
    CHOOSE_CITY_PATH,
    '/mf/registry.json',
    '/builds/latest.json',
    '/assets/shell.js',
  ].map((path) => path.replace(/^\//, ''));
  expect(own.filter((path) => !isReserved(path))).toEqual([]);
});
