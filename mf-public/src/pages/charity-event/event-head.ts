import { cutAtWord, type PageHead, type ShellServices } from '@ecocircle/shared-contracts';
import { richTextWords } from '@ecocircle/shared-contracts/rich-text';
import { eventJsonLd } from './event-json-ld.ts';
import type { EventPageData } from './load-event.ts';

const MAX_DESCRIPTION = 200;

/** The head of an event's page: its name, city and date, and a picture with the same. */
export function eventHead(
  { event, summary }: EventPageData,
  { locale }: Pick<ShellServices, 'locale'>,
): PageHead {
  const title = `${event.name} – ${event.city}, ${summary.when.day}`;
  const url = `/media/og/event/${event.id}/${locale.locale}.png?v=${Date.parse(event.updatedAt)}`;
  return {
    title,
    description: cutAtWord(richTextWords(event.description), MAX_DESCRIPTION),
    canonicalPath: `/charity-event/${event.id}`,
    image: { url, width: 1200, height: 600, alt: title },
    trail: [{ title: locale.i18n.t('events.title', { ns: 'mf-public' }), path: '/charity-events' }],
    jsonLd: eventJsonLd(event, url),
  };
}
