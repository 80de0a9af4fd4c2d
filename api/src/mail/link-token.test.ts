import { expect, test } from '@jest/globals';
import { newToken, withoutTokens } from './link-token.ts';

test('a text is left without the tokens of its links, wherever they stand', () => {
  const [one, other] = [newToken(), newToken()];
  const text = `Open https://eco.example/ru/restore-password/${one}\nor https://eco.example/x?id=7&token=${other}.`;
  expect(withoutTokens(text)).toBe(
    'Open https://eco.example/ru/restore-password/…\nor https://eco.example/x?id=7&token=….',
  );
});

test('words and references stay as they are', () => {
  const text = 'Анкета R-7K3F9X: Verpackungsmaterialaufbereitung, ada.byron@glass-and-co.example.org';
  expect(withoutTokens(text)).toBe(text);
});
