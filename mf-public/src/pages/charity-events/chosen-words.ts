import { useTranslation } from 'react-i18next';
import type { FilterChoice } from '../../event-filter/index.ts';
import type { EventsPageData } from './load-events.ts';

/** One thing that the list is narrowed by, and the choice without it. */
export interface ChosenWords {
  readonly words: string;
  readonly cleared: Partial<FilterChoice>;
}

/** What the list is narrowed by, in words. */
export function useChosenWords({ filter, range }: EventsPageData): ChosenWords[] {
  const { t } = useTranslation();
  const { q, city, kind, days, countries } = filter;
  return [
    ...(q ? [{ words: t('events.quoted', { text: q }), cleared: { q: '' } }] : []),
    ...(city ? [{ words: city, cleared: { city: '' } }] : []),
    ...(kind ? [{ words: t(`kind.${kind}`), cleared: { kind: '' as const } }] : []),
    ...(days ? [{ words: t('events.weekend'), cleared: { days: '' as const } }] : []),
    ...(range ? [{ words: range, cleared: { from: '', to: '' } }] : []),
    ...(countries ? [{ words: t('events.otherCountries'), cleared: { countries: '' as const } }] : []),
  ];
}
