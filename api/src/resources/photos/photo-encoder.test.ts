import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, temporaryFolder } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { type EncoderTimes, PhotoEncoder } from './photo-encoder.ts';
import { picture } from './testing/pictures.ts';

const here = new AbortController().signal;

async function workshop(times: Partial<EncoderTimes> = {}, size = 60) {
  const folder = temporaryFolder();
  const encoder = new PhotoEncoder(fastify().log, times);
  onTestFinished(() => encoder.close());
  const files = {
    original: join(folder, 'original'),
    full: join(folder, 'full.webp'),
    thumbnail: join(folder, 'small.webp'),
  };
  await writeFile(files.original, await picture(size, size).png().toBuffer());
  return { encoder, files };
}

test('a photo that takes too long is refused, and the next one is made @P-02', async () => {
  const { encoder, files } = await workshop({ longest: 1 });
  await expect(encoder.encode(files, here)).rejects.toThrow('photo-unreadable');
  const patient = await workshop();
  expect(await patient.encoder.encode(patient.files, here)).toEqual({ width: 60, height: 60 });
});

test('after the process has ended, for want of work or by a fault, another one is started @P-02', async () => {
  const { encoder, files } = await workshop();
  await encoder.encode(files, here);
  encoder.close();
  expect(await encoder.encode(files, here)).toEqual({ width: 60, height: 60 });
});

test('a photo whose sender is gone when its turn comes is left out @P-02', async () => {
  const { encoder, files } = await workshop();
  const gone = new AbortController();
  const first = encoder.encode(files, here);
  const second = encoder.encode(files, gone.signal);
  gone.abort();
  await expect(second).rejects.toThrow('aborted');
  expect(await first).toEqual({ width: 60, height: 60 });
});

test('a photo that cannot be written fails as what it is, not as a bad photo', async () => {
  const { encoder, files } = await workshop();
  const nowhere = { ...files, full: join(files.full, 'nowhere', 'full.webp') };
  await expect(encoder.encode(nowhere, here)).rejects.toThrow('ENOENT');
});

test('a full disk is told @P-02', async () => {
  const { encoder, files } = await workshop();
  await expect(encoder.encode({ ...files, thumbnail: '/dev/full' }, here)).rejects.toThrow(
    'photo-storage-full',
  );
});
