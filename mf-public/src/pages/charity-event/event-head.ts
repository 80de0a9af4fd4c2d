import {
  type CharityEvent,
  cutAtWord,
  type Locale,
  type PageHead,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { richTextWords } from '@ecocircle/shared-contracts/rich-text';
import { eventJsonLd } from './event-json-ld.ts';
import type { EventPageData } from './load-event.ts';

const MAX_DESCRIPTION = 200;

/** The event drawn with its name, city and date, for networks that show a page by a picture. */
export const eventPicture = ({ id, updatedAt }: CharityEvent, locale: Locale): string =>
  `/media/og/event/${id}/${locale}.png?v=${Date.parse(updatedAt)}`;

/** The head of an event's page: its name, city and date, and a picture with the same. */
export function eventHead(
  { event, summary }: EventPageData,
  { locale }: Pick<ShellServices, 'locale'>,
): PageHead {
  const title = `${event.name} – ${event.city}, ${summary.when.day}`;
  const url = eventPicture(event, locale.locale);
  return {
    title,
    description: cutAtWord(richTextWords(event.description), MAX_DESCRIPTION),
    canonicalPath: `/charity-event/${event.id}`,
    image: { url, width: 1200, height: 600, alt: title },
    trail: [{ title: locale.i18n.t('events.title', { ns: 'mf-public' }), path: '/charity-events' }],
    jsonLd: eventJsonLd(event, url),
  };
}
