import type { IncomingMessage } from 'node:http';
import { EDITIONS, type Edition, type Locale, wishedLocale } from '@ecocircle/shared-contracts';
import Negotiator from 'negotiator';
import {
  COOKIES_NOTED_COOKIE,
  KEEP_LOCALE_COOKIE,
  LOCALE_ANSWERED_COOKIE,
  LOCALE_COOKIE,
} from '../src/platform/cookies/cookie-names.ts';
import { readCookie, type VisitorCookie } from './cookies.ts';

const MAX_LANGUAGE_HEADER = 1000;

export interface Visitor {
  /** The language that was chosen or that the browser asks for; null where the edition has none of them. */
  readonly wished: Locale | null;
  /** Whether every page is wanted in the wished language. */
  readonly keepsWished: boolean;
  readonly answeredLanguage: boolean;
  readonly notedCookies: boolean;
}

/** What a page still has to say to a visitor; `language` is the one that it offers to switch to. */
export interface WantedNotices {
  readonly cookies: boolean;
  readonly language: Locale | null;
}

function languagesOf(request: IncomingMessage): readonly string[] {
  const header = request.headers['accept-language'] ?? '';
  return header.length > MAX_LANGUAGE_HEADER ? [] : new Negotiator(request).languages();
}

/** @param known - the language that the visitor is known to read, whatever the headers say */
export function readVisitor(
  request: IncomingMessage,
  edition: Edition,
  known: Locale | null = null,
): Visitor {
  const cookie = (name: VisitorCookie) => readCookie(request.headers.cookie, name);
  return {
    wished:
      known ?? wishedLocale(edition, { stored: cookie(LOCALE_COOKIE), languages: languagesOf(request) }),
    keepsWished: cookie(KEEP_LOCALE_COOKIE) === '1',
    answeredLanguage: cookie(LOCALE_ANSWERED_COOKIE) !== undefined,
    notedCookies: cookie(COOKIES_NOTED_COOKIE) !== undefined,
  };
}

export function noticesFor(visitor: Visitor, edition: Edition, locale: Locale): WantedNotices {
  const { wished, answeredLanguage, notedCookies } = visitor;
  const isOffered = EDITIONS[edition].locales.length > 1 && wished !== locale && !answeredLanguage;
  return { cookies: !notedCookies, language: isOffered ? wished : null };
}
