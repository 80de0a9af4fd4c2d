/** @jest-environment @ecocircle/test-kit/process */

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { compressText } from './compressed-text.ts';

const TEXT = Array.from({ length: 3000 }, (_, n) => `<li id="${n}">${(n * 7919) % 1000} пунктов</li>`).join(
  '',
);

test('a text comes back from each of its forms, before it is improved and after', async () => {
  const content = await compressText(TEXT);
  const quick = content.br;
  for (const isImproved of [false, true]) {
    if (isImproved) await content.improve();
    const [plain, gzip] = await Promise.all(
      [content.raw, content.gzip].map((form) => (form as () => Buffer)()),
    );
    const texts = [brotliDecompressSync(content.br), plain as Buffer, gunzipSync(gzip as Buffer)].map(String);
    expect(texts).toEqual([TEXT, TEXT, TEXT]);
  }
  expect(content.br.length).toBeLessThan(quick.length);
});

test('it is improved once', async () => {
  const content = await compressText(TEXT);
  await Promise.all([content.improve(), content.improve()]);
  const once = content.br;
  await content.improve();
  expect(content.br).toBe(once);
});
