import { dateWords, sentenceCase } from '@ecocircle/app-kit/wording';
import type { Locale, OwnEvent } from '@ecocircle/shared-contracts';

/** When an event takes place, in words and by its place's clock; null until place and times are known. */
export function whenWords({ startsAt, endsAt, timeZone }: OwnEvent, locale: Locale): string | null {
  if (startsAt === null || endsAt === null) return null;
  const words = dateWords(locale, timeZone);
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const [first, last] = [words.day(start, true), words.day(end, true)];
  const said =
    first === last
      ? `${words.weekday(start)}, ${first}, ${words.hours(start, end)}`
      : `${first}, ${words.time(start)} – ${last}, ${words.time(end)}`;
  return sentenceCase(said, locale);
}
