import type { RecyclingPoint } from '@ecocircle/shared-contracts';

/** What finds the way to a point; `device` is the app that the visitor's device has for places. */
export const ROUTE_SERVICES = ['google', 'yandex', '2gis', 'osm', 'device'] as const;

/** What finds the way to a point. */
export type RouteService = (typeof ROUTE_SERVICES)[number];

/** A way to a point by one service. */
export interface RouteLink {
  readonly service: RouteService;
  readonly href: string;
}

type Place = Pick<RecyclingPoint, 'coords' | 'country' | 'name'>;

/** The services of each country, the most used first; 2GIS knows no streets of the others. */
const ORDER: Readonly<Record<string, readonly RouteService[]>> = {
  RU: ['yandex', '2gis', 'google', 'osm', 'device'],
  KZ: ['2gis', 'yandex', 'google', 'osm', 'device'],
};
const ELSEWHERE: readonly RouteService[] = ['google', 'osm', 'yandex', 'device'];

const DOMAINS: Readonly<Record<string, string>> = { KZ: 'kz' };

const WAYS: Readonly<Record<RouteService, (place: Place) => string>> = {
  google: ({ coords: { lat, lng } }) => `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}`,
  yandex: ({ coords: { lat, lng }, country }) =>
    `https://yandex.${DOMAINS[country] ?? 'ru'}/maps/?rtext=~${lat}%2C${lng}&rtt=auto`,
  '2gis': ({ coords: { lat, lng }, country }) =>
    `https://2gis.${DOMAINS[country] ?? 'ru'}/directions/points/%7C${lng}%2C${lat}`,
  osm: ({ coords: { lat, lng } }) => `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`,
  device: ({ coords: { lat, lng }, name }) =>
    `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`,
};

/** The ways to a point, the service that its country uses most first. */
export const routeLinks = (place: Place): readonly [RouteLink, ...RouteLink[]] =>
  (ORDER[place.country] ?? ELSEWHERE).map((service) => ({
    service,
    href: WAYS[service](place),
  })) as unknown as readonly [RouteLink, ...RouteLink[]];
