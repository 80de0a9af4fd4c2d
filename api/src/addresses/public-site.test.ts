import { expect, test } from '@jest/globals';
import { portalOrigin } from './portal-address.ts';
import { publicSite } from './public-site.ts';

const hosts = { ru: 'ecokrug.example', kz: 'ecoshenber.example' };

test('links to production hosts are https, by whatever scheme the request came @V-05', () => {
  const asked = { host: 'ecoshenber.example', protocol: 'http' } as const;
  expect(publicSite(asked, hosts)).toEqual({ origin: 'https://ecoshenber.example', edition: 'kz' });
  const addresses = { productionHosts: hosts, publicOrigin: null };
  expect(portalOrigin(asked, 'ru-RU', addresses)).toBe('https://ecoshenber.example');
});

test('links to other hosts lead to where the request came in', () => {
  expect(publicSite({ host: 'localhost:3000', protocol: 'http' }, {}).origin).toBe('http://localhost:3000');
});
