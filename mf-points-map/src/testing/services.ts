import {
  type ApiCall,
  idleServices,
  LOCALE_INFO,
  LOCALES,
  type Locale,
  type ServerRecyclingPoint,
  type ShellServices,
  textsByLocale,
} from '@ecocircle/shared-contracts';
import i18next, { type i18n } from 'i18next';
import enUS from '../locales/en-US.json' with { type: 'json' };
import esAR from '../locales/es-AR.json' with { type: 'json' };
import kkKZ from '../locales/kk-KZ.json' with { type: 'json' };
import ruRU from '../locales/ru-RU.json' with { type: 'json' };
import { NAMESPACE } from '../portal-services/index.ts';

/** The map's texts of every locale. */
export const TRANSLATIONS = textsByLocale({ 'ru-RU': ruRU, 'kk-KZ': kkKZ, 'es-AR': esAR, 'en-US': enUS });

/** Saturday 10:30 in Moscow. */
export const NOW = new Date('2026-11-21T07:30:00Z');

/** An i18next as the shell makes it. */
export function portalI18n(locale: Locale): i18n {
  const instance = i18next.createInstance();
  instance.init({
    lng: locale,
    ns: [NAMESPACE],
    resources: { [locale]: { [NAMESPACE]: TRANSLATIONS[locale] } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}

/** Texts of one locale. */
export const textsOf = (locale: Locale) => portalI18n(locale).getFixedT(locale, NAMESPACE);

/** Answers a call, or never does. */
export type Answer = (call: ApiCall) => unknown;

/** The shell's services with an API that answers by a function. */
export function testServices(answer: Answer, locale: Locale = 'en-US'): ShellServices {
  const request = async (call: ApiCall) => answer(call);
  const i18n = portalI18n(locale);
  return idleServices(
    { locale, info: LOCALE_INFO[locale], edition: 'local', now: NOW, i18n },
    { request, authenticated: request },
  );
}

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
