import { expect, test } from '@jest/globals';
import { shareAddress, shareNetworks } from './share-targets.ts';

const page = {
  title: 'Субботник & друзья',
  text: 'Суббота, 10:00',
  url: 'https://ecokrug.example/charity-event/7?a=1&b=2',
  imageUrl: 'https://ecokrug.example/assets/share.png',
};

test('each market has its networks @S-02', () => {
  expect(shareNetworks('international')).toEqual(['telegram', 'whatsapp', 'x']);
  expect(shareNetworks('russia')).toEqual(['telegram', 'whatsapp', 'vk', 'odnoklassniki']);
  expect(shareNetworks('kazakhstan')).toEqual(['telegram', 'whatsapp', 'vk', 'odnoklassniki']);
});

test.each([
  ['telegram', 'https://t.me/share/url', 'url', page.url],
  ['whatsapp', 'https://wa.me/', 'text', `${page.title}\n${page.text}\n${page.url}`],
  ['x', 'https://x.com/intent/post', 'url', page.url],
  ['vk', 'https://vk.com/share.php', 'title', page.title],
  ['vk', 'https://vk.com/share.php', 'image', page.imageUrl],
  ['odnoklassniki', 'https://connect.ok.ru/offer', 'url', page.url],
  ['odnoklassniki', 'https://connect.ok.ru/offer', 'imageUrl', page.imageUrl],
] as const)('%s gets title, text and address whole @S-02', (network, address, parameter, value) => {
  const { origin, pathname, searchParams } = new URL(shareAddress(network, page));
  expect(origin + pathname).toBe(address);
  expect(searchParams.get(parameter)).toBe(value);
});

test('the text for X has at most 200 characters and ends with a word @S-02', () => {
  const long = shareAddress('x', {
    ...page,
    text: 'Сдавайте стекло и бумагу вместе с соседями. '.repeat(10),
  });
  const text = new URL(long).searchParams.get('text') ?? '';
  expect(text.length).toBeLessThanOrEqual(200);
  expect(text).toMatch(/^Субботник & друзья: .*\p{L}…$/u);
});
