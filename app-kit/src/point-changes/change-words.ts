import { currencyOf, type Locale, type PointChange, type PointDraft } from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import type { Dictionaries } from '../point-card/index.ts';
import { formatDegrees, formatMoney, formatNumber, useWording } from '../wording/index.ts';
import { dayWords, NOTHING, specialWords } from './day-words.ts';

/** What a change of a point names, in the page's language. */
export interface PointNames extends Dictionaries {
  /** The icons of the map by their ids. */
  readonly icons: Readonly<Record<string, string>>;
}

/** A change in words: the field, and the lines of what it said and says. */
export interface ChangeWords {
  readonly field: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What words are made with. */
interface Tools {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly names: PointNames;
  /** Of the point, ISO 3166-1 alpha-2: it decides the currency. */
  readonly country: string;
}

type Rate = Omit<PointDraft['smrs'][number], 'id'>;

function rateWords({ t, locale, names, country }: Tools, { typeId, rate, uom }: Rate): string {
  const material = names.materials.find(({ id }) => id === typeId)?.name ?? (typeId || NOTHING);
  if (rate === null) return `${material}: ${NOTHING}`;
  if (rate === 0) return `${material}: ${t('pointCard.rates.free')}`;
  const price = formatMoney(rate, currencyOf(country), locale);
  return `${material}: ${[price, names.units[uom] ?? uom].filter(Boolean).join(' / ')}`;
}

/** Words of a field; what stands in a history was written by {@link PointChange}'s maker, so its shape is known. */
const WORDS: Readonly<Record<string, (tools: Tools, value: never) => readonly string[]>> = {
  coords: ({ locale }, { lat, lng }: PointDraft['coords']) => [
    [lat, lng].map((degrees) => formatDegrees(degrees, locale)).join('; '),
  ],
  iconId: ({ names }, id: string) => [names.icons[id] ?? id],
  specialHours: ({ t, locale }, hours: PointDraft['specialHours']) => specialWords(t, locale, hours),
  smrs: (tools, rates: readonly Rate[]) => rates.map((rate) => rateWords(tools, rate)),
  photos: ({ t, locale }, ids: readonly string[]) => [
    t('pointChanges.photos', { count: ids.length, amount: formatNumber(ids.length, locale) }),
  ],
};

const DAY = 'workingHours.';
const CONTACT = 'supervisorContacts.';

function linesOf(tools: Tools, field: string, value: unknown): readonly string[] {
  if (value === null || value === undefined || value === '') return [NOTHING];
  if (Array.isArray(value) && value.length === 0) return [NOTHING];
  if (field.startsWith(DAY)) return [dayWords(tools.t, tools.locale, value as never)];
  return WORDS[field]?.(tools, value as never) ?? String(value).split('\n');
}

function fieldWords({ t }: Tools, field: string): string {
  if (field.startsWith(CONTACT)) return t(`pointChanges.contacts.${field.slice(CONTACT.length)}`);
  if (!field.startsWith(DAY)) return t(`pointChanges.fields.${field}`);
  return t('pointChanges.hoursOn', { day: t(`pointCard.hours.days.${field.slice(DAY.length)}`) });
}

/**
 * A change of a point in words.
 *
 * @example
 * changeWords(tools, { field: 'iconId', before: 'glass', after: 'paper' });
 * // { field: 'Icon on the map', before: ['Glass'], after: ['Paper'] }
 */
export const changeWords = (tools: Tools, { field, before, after }: PointChange): ChangeWords => ({
  field: fieldWords(tools, field),
  before: linesOf(tools, field, before),
  after: linesOf(tools, field, after),
});

/**
 * Gives the words of changes of one point. Its texts are in `./locales`, and those of hours in the part of the card: an
 * app that shows changes names both in its `src/locales/parts.json`.
 */
export function useChangeWords(names: PointNames, country: string): (change: PointChange) => ChangeWords {
  const { t, locale } = useWording();
  return useMemo(
    () => (change) => changeWords({ t, locale, names, country }, change),
    [t, locale, names, country],
  );
}
