import { expect, test } from '@jest/globals';
import { type HeadSource, resolveHead } from './page-head.ts';
import { structuredData } from './structured-data.ts';

const dataOf = (changes: Partial<HeadSource>): Record<string, unknown>[] => {
  const source: HeadSource = {
    page: { locale: 'en-US', edition: 'int', production: true },
    origin: 'https://ecocircle.example',
    path: '/charity-event/7',
    route: { title: 'Event', description: 'An event' },
    indexable: true,
    image: { url: '/share.png', width: 1200, height: 600 },
    ...changes,
  };
  return structuredData(source, resolveHead(source)) as Record<string, unknown>[];
};

test('a page’s data names the page, and every address in it is absolute @S-03', () => {
  const jsonLd = {
    '@type': 'Event',
    image: ['/media/a.png'],
    location: { url: '/x' },
    name: '/not an address',
  };
  expect(dataOf({ own: { jsonLd } })).toEqual([
    {
      '@type': 'Event',
      name: '/not an address',
      url: 'https://ecocircle.example/en-us/charity-event/7',
      image: ['https://ecocircle.example/media/a.png'],
      location: { url: 'https://ecocircle.example/x' },
    },
  ]);
});

test('the trail leads from the home page to the page @S-03', () => {
  const trail = [{ title: 'Charity events', path: '/charity-events' }];
  expect(dataOf({ own: { title: 'Clean-up', trail } })[0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'EcoCircle', item: 'https://ecocircle.example/en-us' },
      { position: 2, name: 'Charity events', item: 'https://ecocircle.example/en-us/charity-events' },
      { position: 3, name: 'Clean-up', item: 'https://ecocircle.example/en-us/charity-event/7' },
    ],
  });
});

test('the home page tells of the portal itself @S-03', () => {
  const data = dataOf({ path: '/' });
  expect(data.map((item) => item['@type'])).toEqual(['Organization', 'WebSite']);
  expect(data[1]).toMatchObject({
    name: 'EcoCircle',
    url: 'https://ecocircle.example/en-us',
    inLanguage: 'en-US',
  });
});
