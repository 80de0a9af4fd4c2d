import type { Material } from '@ecocircle/app-kit/point-card';
import {
  cutAtWord,
  type PageHead,
  type RecyclingPoint,
  type ShellServices,
  type SpecialDay,
  WEEKDAYS,
  type WorkingDay,
  type WorkingHours,
} from '@ecocircle/shared-contracts';

const schemaDay = (weekday: string): string =>
  `https://schema.org/${weekday[0]?.toUpperCase()}${weekday.slice(1)}`;

/** A day's spans of opening; the lunch break splits it in two. */
function spansOf(day: WorkingDay): { opens: string; closes: string }[] {
  if (day.kind === 'closed') return [];
  if (day.kind === 'around-the-clock') return [{ opens: '00:00', closes: '23:59' }];
  const { start, end, lunch } = day;
  if (!lunch) return [{ opens: start, closes: end }];
  return [
    { opens: start, closes: lunch.start },
    { opens: lunch.end, closes: end },
  ];
}

const openingHours = (hours: WorkingHours) =>
  WEEKDAYS.flatMap((weekday) =>
    spansOf(hours[weekday]).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: schemaDay(weekday),
      ...span,
    })),
  );

/** A day on which it is closed opens and closes at midnight. */
const ALL_DAY_CLOSED = [{ opens: '00:00', closes: '00:00' }];

const specialOpeningHours = (days: readonly SpecialDay[]) =>
  days.flatMap(({ date, day }) => {
    if (!day) return [];
    const spans = day.kind === 'closed' ? ALL_DAY_CLOSED : spansOf(day);
    return spans.map((span) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      ...span,
    }));
  });

/** A point as schema.org's RecyclingCenter. */
export function recyclingCenterJsonLd(point: RecyclingPoint, materials: readonly string[]): object {
  const { name, address, city, coords, workingHours, photos } = point;
  const special = specialOpeningHours(point.specialHours.days);
  const phone = point.supervisorContacts.phone || point.orgInfo.contacts.phone;
  return {
    '@context': 'https://schema.org',
    '@type': 'RecyclingCenter',
    name,
    ...(materials.length > 0 && { description: materials.join(', ') }),
    address: { '@type': 'PostalAddress', streetAddress: address, ...(city && { addressLocality: city }) },
    geo: { '@type': 'GeoCoordinates', latitude: coords.lat, longitude: coords.lng },
    ...(phone && { telephone: phone }),
    ...(workingHours && { openingHoursSpecification: openingHours(workingHours) }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    ...(photos.length > 0 && { image: photos.map(({ url }) => url) }),
  };
}

const MAX_DESCRIPTION = 200;

/** Title, description, picture and data of a point's page. */
export function pointHead(
  point: RecyclingPoint,
  dictionary: readonly Material[],
  { locale }: Pick<ShellServices, 'locale'>,
): PageHead {
  const materials = dictionary
    .filter(({ id }) => point.smrs.some(({ typeId }) => typeId === id))
    .map(({ name }) => name);
  const about = [point.address, materials.join(', ')].filter(Boolean);
  const url = `/media/og/point/${point.id}/${locale.locale}.png?v=${Date.parse(point.updatedAt)}`;
  return {
    title: point.name,
    description: cutAtWord(about.join('. '), MAX_DESCRIPTION),
    canonicalPath: `/recycling-points/${point.id}`,
    image: { url, width: 1200, height: 600, alt: `${point.name}, ${point.address}` },
    jsonLd: recyclingCenterJsonLd(point, materials),
  };
}
