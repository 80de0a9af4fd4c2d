import { describe, expect, jest, test } from '@jest/globals';
import { type SharingBrowser, shareBySheet } from './native-sheet.ts';

const sheet = {
  title: 'Clean-up',
  text: 'On Saturday',
  url: 'https://ecocircle.example/en-us/charity-event/7',
};
const page = { ...sheet, imageUrl: 'https://ecocircle.example/assets/share.png' };
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

const browser = (userAgent: string, maxTouchPoints = 5, answer = () => Promise.resolve()) => {
  const share = jest.fn(answer);
  return { share, device: { userAgent, maxTouchPoints, share } satisfies SharingBrowser };
};

test.each([
  ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36'],
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'],
  ['iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) Safari/604.1'],
  ['iPad', 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) Safari/604.1'],
  ['an iPad that calls itself a Mac', MAC],
])('%s shows its own sheet, with title, text and address @S-01', async (_, userAgent) => {
  const { share, device } = browser(userAgent);
  expect(await shareBySheet(device, page)).toBe(true);
  expect(share.mock.calls).toEqual([[sheet]]);
});

test.each([
  ['a Mac', MAC, 0],
  [
    'Windows with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
    10,
  ],
])('%s does not, though it could @S-01', async (_, userAgent, touchPoints) => {
  const { share, device } = browser(userAgent, touchPoints);
  expect(await shareBySheet(device, page)).toBe(false);
  expect(share).not.toHaveBeenCalled();
});

test('a phone whose browser has no sheet does not', async () => {
  expect(await shareBySheet({ userAgent: 'Android', maxTouchPoints: 5 }, page)).toBe(false);
});

describe('a sheet that fails @S-01', () => {
  const failing = (name: string) =>
    browser('iPhone', 5, () => Promise.reject(new DOMException('', name))).device;

  test('settles the matter when somebody called it off', async () => {
    expect(await shareBySheet(failing('AbortError'), page)).toBe(true);
  });

  test.each(['NotAllowedError', 'DataError', 'TypeError'])('gives way to the dialog on %s', async (name) => {
    expect(await shareBySheet(failing(name), page)).toBe(false);
  });
});
