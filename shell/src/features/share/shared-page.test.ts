import { expect, test } from '@jest/globals';
import { type ShareDefaults, sharedPage } from './shared-page.ts';

const kazakh: ShareDefaults = {
  locale: 'kk-KZ',
  basename: '/kk-kz',
  origin: 'https://ecoshenber.example',
  text: 'Қайта өңдеу мен игі істер жаныңызда.',
  imageUrl: '/assets/share-kk-KZ.png',
};

test('without anything said the portal itself is shared, in the language of the page @S-01', () => {
  expect(sharedPage({}, kazakh)).toEqual({
    title: 'ЭкоШеңбер',
    text: 'Қайта өңдеу мен игі істер жаныңызда.',
    url: 'https://ecoshenber.example/kk-kz',
    imageUrl: 'https://ecoshenber.example/assets/share-kk-KZ.png',
  });
});

test('a path gets the prefix of the language, an address stays @S-01', () => {
  expect(sharedPage({ url: '/charity-event/7?from=list' }, kazakh).url).toBe(
    'https://ecoshenber.example/kk-kz/charity-event/7?from=list',
  );
  expect(sharedPage({ url: 'https://partner.example/a' }, kazakh).url).toBe('https://partner.example/a');
});

test('a picture of its own stands for a page that has one @S-01', () => {
  expect(sharedPage({ imageUrl: '/media/events/7.webp' }, kazakh).imageUrl).toBe(
    'https://ecoshenber.example/media/events/7.webp',
  );
});

test('where there is one language there is no prefix', () => {
  const russian: ShareDefaults = {
    ...kazakh,
    locale: 'ru-RU',
    basename: '',
    origin: 'https://ecokrug.example',
  };
  expect(sharedPage({}, russian)).toMatchObject({ title: 'ЭкоКруг', url: 'https://ecokrug.example/' });
  expect(sharedPage({ url: '/recycling-points/3' }, russian).url).toBe(
    'https://ecokrug.example/recycling-points/3',
  );
});
