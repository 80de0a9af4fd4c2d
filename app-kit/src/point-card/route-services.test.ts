import { expect, test } from '@jest/globals';
import { routeLinks } from './route-services.ts';

const place = { name: 'Clean & Green (yard)', coords: { lng: 76.93, lat: 43.245 } };
const services = (country: string) => routeLinks({ ...place, country }).map(({ service }) => service);

test('what a country uses most comes first, and 2GIS only where it knows the streets @M-04', () => {
  expect(services('RU')).toEqual(['yandex', '2gis', 'google', 'osm', 'device']);
  expect(services('KZ')).toEqual(['2gis', 'yandex', 'google', 'osm', 'device']);
  expect(services('AR')).toEqual(['google', 'osm', 'yandex', 'device']);
});

test('every way names latitude and longitude in the order of its service @M-04', () => {
  expect(
    Object.fromEntries(routeLinks({ ...place, country: 'KZ' }).map(({ service, href }) => [service, href])),
  ).toEqual({
    google: 'https://www.google.com/maps/dir/?api=1&destination=43.245%2C76.93',
    yandex: 'https://yandex.kz/maps/?rtext=~43.245%2C76.93&rtt=auto',
    '2gis': 'https://2gis.kz/directions/points/%7C76.93%2C43.245',
    osm: 'https://www.openstreetmap.org/directions?to=43.245%2C76.93',
    device: 'geo:43.245,76.93?q=43.245,76.93(Clean%20%26%20Green%20(yard))',
  });
});
