import { dayText, lunchText } from '@ecocircle/app-kit/point-card';
import { formatNumber } from '@ecocircle/app-kit/wording';
import type {
  DraftDay,
  DraftMaterial,
  DraftSpecialHours,
  Locale,
  PointDraft,
} from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';

/** What values are named with. */
export interface ValueNames {
  readonly t: TFunction;
  readonly locale: Locale;
  /** The name of a raw material, unit or icon by its id; the id itself while it is not known. */
  nameOf(dictionary: 'materials' | 'units' | 'icons', id: string): string;
}

function rateWords({ typeId, rate, uom }: DraftMaterial, { locale, nameOf }: ValueNames): string {
  const price = rate === null ? '' : formatNumber(rate, locale);
  const unit = uom && nameOf('units', uom);
  return [typeId && nameOf('materials', typeId), [price, unit].filter(Boolean).join(' / ')]
    .filter(Boolean)
    .join(': ');
}

const dayWords = (day: DraftDay, { t, locale }: ValueNames): string =>
  [dayText(t, locale, day), lunchText(t, locale, day)].filter(Boolean).join(', ');

/** Several days are counted: their lists would be longer than what anybody compares by eye. */
function specialWords({ exceptions, rules, holidays }: DraftSpecialHours, { t }: ValueNames): string {
  return [
    t('history.exceptions', { count: exceptions.length }),
    t('history.rules', { count: rules.length }),
    t(`hoursEditor.policies.${holidays.policy}`),
  ].join(', ');
}

/** The values of fields that are no texts, by the first part of the field's path. */
const WORDS: Readonly<Record<string, (value: never, names: ValueNames) => string>> = {
  coords: ({ lng, lat }: PointDraft['coords']) => `${lat}, ${lng}`,
  iconId: (id: string, { nameOf }) => nameOf('icons', id),
  smrs: (rates: readonly DraftMaterial[], names) => rates.map((rate) => rateWords(rate, names)).join('\n'),
  photos: (ids: readonly string[], { t }) => t('history.photos', { count: ids.length }),
  workingHours: dayWords,
  specialHours: specialWords,
};

/** A value that a field had or has, in words; empty where it had none. */
export function valueWords(field: string, value: unknown, names: ValueNames): string {
  const words = WORDS[field.split('.')[0] ?? ''];
  if (value === null || value === undefined) return '';
  return words ? words(value as never, names) : String(value);
}
