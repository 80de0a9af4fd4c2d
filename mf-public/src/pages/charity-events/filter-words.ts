import { dateWords } from '@ecocircle/app-kit/wording';
import type { LocaleService } from '@ecocircle/shared-contracts';
import type { FilterChoice } from '../../event-filter/index.ts';

/** The chosen days in words; null where none is chosen. */
export function rangeWords(
  { from, to }: Pick<FilterChoice, 'from' | 'to'>,
  { locale, now, i18n }: Pick<LocaleService, 'locale' | 'now' | 'i18n'>,
): string | null {
  const { day } = dateWords(locale, 'UTC');
  const thisYear = String(now.getUTCFullYear());
  const words = (date: string): string => day(new Date(`${date}T12:00:00Z`), !date.startsWith(thisYear));
  if (!from && !to) return null;
  if (from === to) return words(from);
  const which = from && to ? 'both' : from ? 'from' : 'to';
  return i18n.t(`events.range.${which}`, {
    ns: 'mf-public',
    from: from && words(from),
    to: to && words(to),
  });
}
