import { zonedIso } from '@ecocircle/app-kit/wording';
import type { CharityEvent } from '@ecocircle/shared-contracts';
import { richTextWords } from '@ecocircle/shared-contracts/rich-text';

const place = ({ city, address, coords }: CharityEvent) => ({
  '@type': 'Place',
  name: address,
  address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city },
  geo: { '@type': 'GeoCoordinates', latitude: coords.lat, longitude: coords.lng },
});

/**
 * An event as schema.org data, its times with the offset of its own zone.
 *
 * @param picture - address of the picture of links to it
 */
export const eventJsonLd = (event: CharityEvent, picture: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.name,
  description: richTextWords(event.description),
  startDate: zonedIso(event.startsAt, event.timeZone),
  endDate: zonedIso(event.endsAt, event.timeZone),
  eventStatus: `https://schema.org/Event${event.status === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  isAccessibleForFree: true,
  image: [...(event.photo ? [event.photo.url] : []), picture],
  location: place(event),
  organizer: {
    '@type': 'Organization',
    name: event.organizer.name,
    ...(event.organizer.email && { email: event.organizer.email }),
    ...(event.organizer.phone && { telephone: event.organizer.phone }),
  },
});
