/** @jest-environment @ecocircle/test-kit/process */

import { expect, test } from '@jest/globals';
import { inScratch } from './scratch-bytes.ts';

const texts = (whole: Buffer, written: readonly Buffer[]): string[] => [whole, ...written].map(String);

test('texts and bytes stand one behind the other', async () => {
  const parts = ['ж’', Buffer.from('bytes'), '', '€😀'] as const;
  expect(await inScratch(parts, async (whole, written) => texts(whole, written))).toEqual([
    'ж’bytes€😀',
    'ж’',
    'bytes',
    '',
    '€😀',
  ]);
});

test('what is in use is not written over, and what was used is', async () => {
  const memory = (text: string, until: Promise<unknown>) =>
    inScratch([text], async (whole) => {
      await until;
      return [String(whole), whole.buffer] as const;
    });
  const { promise, resolve } = Promise.withResolvers<void>();
  const both = Promise.all([memory('first', promise), memory('other', promise)]);
  resolve();
  const [[first, ofFirst], [other, ofOther]] = await both;
  expect([first, other]).toEqual(['first', 'other']);
  expect(ofFirst).not.toBe(ofOther);
  const [, again] = await memory('later', Promise.resolve());
  expect([ofFirst, ofOther]).toContain(again);
});

test('memory is given back when its use fails', async () => {
  let used: ArrayBufferLike | undefined;
  const failing = inScratch(['lost'], async (whole) => {
    used = whole.buffer;
    throw new Error('not compressed');
  });
  await expect(failing).rejects.toThrow('not compressed');
  expect(await inScratch(['next'], async (whole) => whole.buffer)).toBe(used);
});

test('memory of a text beyond all others is not kept', async () => {
  const long = 'a'.repeat(2_000_000);
  const once = await inScratch([long], async (whole) => whole.buffer);
  expect(await inScratch([long], async (whole) => whole.buffer)).not.toBe(once);
  expect(await inScratch(['short'], async (whole) => whole.buffer)).not.toBe(once);
});
