import { expect, test } from '@jest/globals';
import { isDeskHost } from './desk-host.ts';

test.each([
  ['desk.localhost', undefined, true],
  ['Desk.localhost:3000', undefined, true],
  ['localhost:3000', undefined, false],
  ['desk.localhost.example.org', undefined, false],
  ['desk.example.org', 'desk.example.org', true],
  ['desk.localhost', 'desk.example.org', false],
])('%s is the desk where %s is configured: %s @X-16', (host, configured, expected) => {
  expect(isDeskHost(host, configured)).toBe(expected);
});
