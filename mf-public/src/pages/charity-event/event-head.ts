import type { PageHead } from '@ecocircle/shared-contracts';
import { eventJsonLd } from './event-json-ld.ts';
import type { EventPageData } from './load-event.ts';

const MAX_DESCRIPTION = 200;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, line.lastIndexOf(' ', MAX_DESCRIPTION))}…`;
}

/** The head of an event's page: its name, city and date. */
export function eventHead({ event, summary }: EventPageData): PageHead {
  return {
    title: `${event.name} – ${event.city}, ${summary.when.day}`,
    description: shorten(event.description),
    canonicalPath: `/charity-event/${event.id}`,
    ...(event.photo && { image: event.photo }),
    jsonLd: eventJsonLd(event),
  };
}
