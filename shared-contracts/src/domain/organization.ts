import { Answer } from '../api/answer.ts';
import { isLocale, LOCALES, type Locale } from '../locales/locales.ts';
import type { PointChange } from './point-difference.ts';
import { type PointPhoto, readPhoto } from './recycling-point.ts';
import { NETWORKS, type Network } from './web-address.ts';

/** Where members read and save their organisation, by its id. */
export const ORGANIZATIONS_PATH = '/api/web/v1/organizations/';

/** The longest texts of an organisation's page, in characters. */
export const ORGANIZATION_LIMITS = { about: 2000, address: 300 } as const;

/** What members edit of their organisation; empty texts and null are not given. */
export interface OrganizationDraft extends Readonly<Record<Network, string>> {
  /** What the organisation says of itself, by the language that it is written in. */
  readonly about: Readonly<Record<Locale, string>>;
  /** Begins with `https://`. */
  readonly website: string;
  readonly phone: string;
  /** The id of a photo. */
  readonly logoId: string | null;
}

/** The body that saves an organisation's page: what is edited, and the version that it was edited from. */
export type OrganizationSave = OrganizationDraft & { readonly version: number };

const inEach = (textOf: (locale: Locale) => string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, textOf(locale)])) as Record<Locale, string>;

/** A page that says nothing. */
export const EMPTY_ORGANIZATION: OrganizationDraft = {
  about: inEach(() => ''),
  website: '',
  phone: '',
  vk: '',
  ok: '',
  tg: '',
  zen: '',
  logoId: null,
};

/** An organisation as its members know it. */
export interface Organization {
  readonly id: string;
  /** What it registered with. */
  readonly fullName: string;
  readonly tin: string;
  readonly address: string;
  readonly draft: OrganizationDraft;
  /** The picture that the logo is made of. */
  readonly logo: PointPhoto | null;
  /** Goes up by one with every change. */
  readonly version: number;
}

/** Reads an organisation as the server sends it to its members. */
export function toOrganization(answer: unknown): Organization {
  const organization = Answer.of(answer);
  const fields = organization.object('attributes');
  const [about, logo] = [fields.object('about'), fields.objectOrNull('logo')];
  return {
    id: organization.text('id'),
    fullName: fields.text('full_name'),
    tin: fields.text('tin'),
    address: fields.text('address'),
    draft: {
      about: inEach((locale) => about.text(locale)),
      website: fields.text('website'),
      phone: fields.text('phone'),
      ...(Object.fromEntries(NETWORKS.map((name) => [name, fields.text(name)])) as Record<Network, string>),
      logoId: logo?.text('id') ?? null,
    },
    logo: logo && readPhoto(logo),
    version: fields.figure('version'),
  };
}

/** A change of an organisation's page: who, when, and what, a field being `about.<locale>` or one of the others. */
export interface OrganizationHistoryEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Empty where the account is gone. */
  readonly actorName: string;
  readonly difference: readonly PointChange[];
}

/** Reads a change of an organisation's page. */
export function readOrganizationChange(answer: unknown): OrganizationHistoryEntry {
  const entry = Answer.of(answer);
  return {
    id: entry.text('id'),
    at: entry.moment('at'),
    actorName: entry.text('actor_name'),
    difference: entry.list('difference').map((change) => ({
      field: change.text('field'),
      before: change.value('before'),
      after: change.value('after'),
    })),
  };
}

/** The name of the text of a language among an organisation's contacts on the wire: `about_ru_kz`. */
export const aboutKey = (locale: Locale): string => `about_${locale.toLowerCase().replace('-', '_')}`;

/** What a visitor can read instead of a language that has no text, the nearest first. */
const INSTEAD: Readonly<Record<Locale, readonly Locale[]>> = {
  'ru-RU': ['ru-KZ', 'kk-KZ', 'en-US', 'es-AR'],
  'ru-KZ': ['ru-RU', 'kk-KZ', 'en-US', 'es-AR'],
  'kk-KZ': ['ru-KZ', 'ru-RU', 'en-US', 'es-AR'],
  'es-AR': ['en-US', 'ru-RU', 'ru-KZ', 'kk-KZ'],
  'en-US': ['es-AR', 'ru-RU', 'ru-KZ', 'kk-KZ'],
};

/** What an organisation says of itself; `locale` is the language of the text, null where nobody knows it. */
export interface AboutText {
  readonly text: string;
  readonly locale: Locale | null;
}

/**
 * What an organisation says of itself in the language of a visitor, or in the nearest that it has; null where it says
 * nothing.
 *
 * @param contacts - the organisation's contacts as a point carries them
 */
export function aboutFor(contacts: Readonly<Record<string, string>>, locale: Locale): AboutText | null {
  const found = [locale, ...INSTEAD[locale]].find((one) => contacts[aboutKey(one)]);
  if (found) return { text: contacts[aboutKey(found)] ?? '', locale: found };
  return contacts.about ? { text: contacts.about, locale: null } : null;
}

/** The language of a field of {@link OrganizationHistoryEntry}, null for the fields that have none. */
export function languageOfField(field: string): Locale | null {
  const [name, locale] = field.split('.');
  return name === 'about' && isLocale(locale) ? locale : null;
}
