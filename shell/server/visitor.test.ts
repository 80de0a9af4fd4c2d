/** @jest-environment @ecocircle/test-kit/process */

import type { IncomingMessage } from 'node:http';
import type { Edition, Locale } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import { noticesFor, readVisitor } from './visitor.ts';

const request = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;
const offered = (edition: Edition, locale: Locale, headers: Record<string, string>) =>
  noticesFor(readVisitor(request(headers), edition), edition, locale).language;

describe('another language is offered @D-07', () => {
  test.each<[string, Edition, Locale, Record<string, string>, Locale | null]>([
    ['to who reads another one', 'local', 'kk-KZ', { 'accept-language': 'en-GB,en;q=0.9' }, 'en-US'],
    [
      'to who chose another one',
      'local',
      'kk-KZ',
      { cookie: 'locale=es-AR', 'accept-language': 'kk' },
      'es-AR',
    ],
    ['not to who reads this one', 'local', 'en-US', { 'accept-language': 'en-GB' }, null],
    ['not to who chose this one', 'kz', 'kk-KZ', { cookie: 'locale=kk-KZ', 'accept-language': 'ru' }, null],
    ['not where there is one language', 'ru', 'ru-RU', { 'accept-language': 'en' }, null],
    ['not to who reads none of them', 'int', 'es-AR', { 'accept-language': 'de' }, null],
    ['not to a robot, which reads all', 'local', 'kk-KZ', {}, null],
    [
      'not when it was answered',
      'local',
      'kk-KZ',
      { cookie: 'localeCodeSetByMessage=1', 'accept-language': 'en' },
      null,
    ],
  ])('%s', (_, edition, locale, headers, expected) => {
    expect(offered(edition, locale, headers)).toBe(expected);
  });
});

test('cookies are told of until they were noted @D-06', () => {
  const cookies = (cookie: string) =>
    noticesFor(readVisitor(request({ cookie }), 'ru'), 'ru', 'ru-RU').cookies;
  expect(cookies('')).toBe(true);
  expect(cookies('cookies_noted=1')).toBe(false);
});
