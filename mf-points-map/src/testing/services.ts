import { join } from 'node:path';
import {
  hydratePage,
  i18nOf,
  messagesIn,
  openOnServer,
  openInBrowser as openRemote,
  type RemoteUnderTest,
  testServices as servicesFor,
  startRemote,
  type TestSetup,
} from '@ecocircle/app-kit/testing';
import { type ApiCall, LOCALES, type Locale } from '@ecocircle/shared-contracts';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import { createRemote } from '../remote.tsx';

/** Saturday 10:30 in Moscow. */
export const NOW = new Date('2026-11-21T07:30:00Z');

const REMOTE: RemoteUnderTest = {
  directory: join(import.meta.dirname, '..', '..'),
  createRemote,
  now: NOW,
};

/** The map's texts of a locale. */
export const messagesOf = (locale: Locale) => messagesIn(REMOTE.directory, locale);

/** Texts of one locale. */
export const textsOf = (locale: Locale) =>
  i18nOf(REMOTE.directory, locale).getFixedT(locale, 'mf-points-map');

/** Answers a call, or never does. */
export type Answer = (call: ApiCall) => unknown;

const answering = (answer: Answer) => ({ request: async (call: ApiCall) => answer(call) });

/** The shell's services with an API that answers by a function. */
export const testServices = (answer: Answer, locale?: Locale) =>
  servicesFor(REMOTE, { locale, api: answering(answer) }).services;

/** The routes of the map, as the edge has them. */
export const mapRoutes = (answer: Answer, locale?: Locale) =>
  startRemote(REMOTE, { locale, api: answering(answer) }).routes;

/** Opens the map as a browser does that has its data from the edge. */
export const openMap = (path: string, answer: Answer, data: object) =>
  hydratePage(REMOTE, path, { 'recycling-points': data }, { api: answering(answer) });

/** Opens a page as the edge does. */
export const openPage = (path: string, answer: Answer, setup?: TestSetup) =>
  openOnServer(REMOTE, path, { ...setup, api: answering(answer) });

/** Opens a page as a browser does that comes from another one. */
export const openInBrowser = (path: string, answer: Answer, setup?: TestSetup) =>
  openRemote(REMOTE, path, { ...setup, api: answering(answer) });

const inEveryLocale = (name: string) => Object.fromEntries(LOCALES.map((locale) => [locale, name]));

/** The dictionaries as the server sends them. */
export const DICTIONARIES: Readonly<Record<string, unknown>> = {
  '/api/web/v1/dictionary/materials/': {
    data: [
      { id: 'paper', family: 'paper', name: inEveryLocale('Paper') },
      { id: 'cardboard', family: 'paper', name: inEveryLocale('Cardboard') },
      { id: 'glass-jars', family: 'glass', name: inEveryLocale('Glass jars') },
    ],
  },
  '/api/web/v1/dictionary/units/': { data: [{ slug: 'kg', name: inEveryLocale('kg') }] },
};

const EMPTY_MAP = { version: '1', total: 0, clusters: [], points: [], closed: [] };

/** An API with some points: lists them all, knows each, and has an empty map. */
export function pointsApi(points: readonly ServerRecyclingPoint[], missing: (id: string) => Error): Answer {
  return ({ path }) => {
    const [, id] = /\/facility\/facility\/([^/]+)\/$/.exec(path) ?? [];
    if (id !== undefined) {
      const data = points.find((point) => point.id === id);
      if (!data) throw missing(id);
      return { data };
    }
    if (path.endsWith('/facility/facility/')) return { data: points, meta: { total: points.length } };
    return DICTIONARIES[path] ?? EMPTY_MAP;
  };
}
