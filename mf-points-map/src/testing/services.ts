import { join } from 'node:path';
import {
  hydratePage,
  i18nOf,
  messagesIn,
  type RemoteUnderTest,
  testServices as servicesFor,
  startRemote,
} from '@ecocircle/app-kit/testing';
import {
  type ApiCall,
  LOCALES,
  type Locale,
  NO_SPECIAL_HOURS,
  toServerSpecialHours,
} from '@ecocircle/shared-contracts';
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

const OFF = {
  start: null,
  end: null,
  break_start: null,
  break_end: null,
  works_full_day: false,
  no_lunch_break: true,
  no_data: true,
};
const at = (clock: string): string => `1970-01-01T${clock}:00.000Z`;
const WORKDAY = { ...OFF, no_data: false, start: at('09:00'), end: at('18:00') };
const WITH_LUNCH = { ...WORKDAY, no_lunch_break: false, break_start: at('13:00'), break_end: at('14:00') };

/** A point as the server sends it: open on Saturdays from 09:00 to 18:00. */
export function serverPoint(
  id: string,
  attributes: Partial<ServerRecyclingPoint['attributes']> = {},
): ServerRecyclingPoint {
  return {
    id,
    type: 'facility',
    attributes: {
      name: `Point ${id}`,
      address: 'Arbat 1',
      city: 'Moscow',
      country: 'RU',
      time_zone: 'Europe/Moscow',
      point: { type: 'Point', coordinates: [37.6, 55.75] },
      icon_info: { id: 'glass', file_url: '/media/icons/glass.svg' },
      comment: '',
      description: 'Rinse the jars.',
      working_hours: {
        monday: WITH_LUNCH,
        tuesday: WORKDAY,
        wednesday: { ...OFF, works_full_day: true, no_data: false },
        thursday: WORKDAY,
        friday: WORKDAY,
        saturday: WORKDAY,
        sunday: OFF,
      },
      working_hours_text: null,
      special_hours: toServerSpecialHours(NO_SPECIAL_HOURS),
      unfinished_rates: [],
      version: 1,
      closing: null,
      decline_reason: null,
      verified_at: null,
      asked_at: null,
      revision_of: null,
      open_revision: null,
      contacts: { name: 'Anna', phone: '+7 495 000-00-00', email: 'anna@point.example' },
      rates_info: [
        { id: '1', units_slug: 'kg', price: 12.5, srm_id: 'glass-jars' },
        { id: '2', units_slug: 'kg', price: 0, srm_id: 'paper' },
      ],
      org_info: {
        full_name: 'Clean Glass',
        tin: '',
        address: '',
        contacts: { website: 'clean.example', phone: '' },
        logo_url: null,
      },
      photos: [],
      source: null,
      updated_at: '2026-11-01T00:00:00.000Z',
      ...attributes,
    },
    relationships: {
      org_owner: { data: null },
      author: { data: null },
      status: { data: { type: 'status', id: 'accepted' } },
    },
  };
}

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

const EMPTY_MAP = { version: '1', total: 0, clusters: [], points: [] };

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
