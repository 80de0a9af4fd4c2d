import type { PageHead, RecyclingPoint, WorkingHours } from '@ecocircle/shared-contracts';
import { WEEKDAYS } from '@ecocircle/shared-contracts';

const schemaDay = (weekday: string): string =>
  `https://schema.org/${weekday[0]?.toUpperCase()}${weekday.slice(1)}`;

function openingHours(hours: WorkingHours) {
  return WEEKDAYS.flatMap((weekday) => {
    const day = hours[weekday];
    if (day.kind === 'closed') return [];
    const times =
      day.kind === 'hours' ? { opens: day.start, closes: day.end } : { opens: '00:00', closes: '23:59' };
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: schemaDay(weekday), ...times }];
  });
}

/** A point as schema.org's Place. */
export function placeJsonLd(point: RecyclingPoint): object {
  const { name, address, city, coords, workingHours, photos } = point;
  const phone = point.supervisorContacts.phone || point.orgInfo.contacts.phone;
  return {
    '@context': 'https://schema.org',
    '@type': 'Place',
    name,
    address: { '@type': 'PostalAddress', streetAddress: address, ...(city && { addressLocality: city }) },
    geo: { '@type': 'GeoCoordinates', latitude: coords.lat, longitude: coords.lng },
    ...(phone && { telephone: phone }),
    ...(workingHours && { openingHoursSpecification: openingHours(workingHours) }),
    ...(photos.length > 0 && { photo: photos.map(({ url }) => url) }),
  };
}

/** Title, description and data of a point's page. */
export function pointHead(point: RecyclingPoint, materials: readonly string[]): PageHead {
  const about = [point.address, materials.join(', ')].filter(Boolean);
  return {
    title: point.name,
    description: about.join('. '),
    canonicalPath: `/recycling-points/${point.id}`,
    jsonLd: placeJsonLd(point),
  };
}
