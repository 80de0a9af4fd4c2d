import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTOS_PATH } from '@ecocircle/shared-contracts';
import sharp from 'sharp';
import { median, repeat } from './rounds.ts';
import { signIn } from './sessions.ts';

const SIZE = { width: 4032, height: 3024, channels: 3 } as const;
const ROUNDS = 5;
const ANSWERS = 300;
const LIST = '/api/web/v1/facility/facility/?page_size=20';
const HEIC = join(import.meta.dirname, '../../api/src/resources/photos/fixtures/scene-12-megapixels.heic');

/** A picture with grain, as a camera takes it. */
async function pictures() {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const picture = sharp(
    await sharp({ create: { ...SIZE, background: '#888', noise } })
      .raw()
      .toBuffer(),
    {
      raw: SIZE,
    },
  ).blur(1.2);
  return {
    JPEG: await picture.clone().jpeg({ quality: 90 }).toBuffer(),
    PNG: await picture.clone().png({ compressionLevel: 3 }).toBuffer(),
    WebP: await picture.clone().webp({ quality: 85, effort: 0 }).toBuffer(),
    heic: await readFile(HEIC),
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}

async function send(origin: string, token: string, file: Uint8Array): Promise<void> {
  const body = new FormData();
  body.append('photo', new Blob([Uint8Array.from(file)]), 'photo');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(origin + PHOTOS_PATH, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`a photo was answered with ${await answer.text()}`);
}

const listRead = async (origin: string): Promise<void> => {
  await (await fetch(origin + LIST)).arrayBuffer();
};

const medianOfAnswers = async (origin: string): Promise<number> =>
  1000 * median(await repeat(ANSWERS, () => secondsOf(() => listRead(origin))));

/** The median of an answer while one photo after the other is sent. */
async function medianBesidePhotos(origin: string, token: string, photo: Uint8Array): Promise<number> {
  const state = { isOver: false };
  const sending = (async () => {
    while (!state.isOver) await send(origin, token, photo);
  })();
  const time = await medianOfAnswers(origin);
  state.isOver = true;
  await sending;
  return time;
}

/**
 * Measures photos of 12 megapixels: the median seconds of each type from the first byte sent to the answer, and the
 * median milliseconds of another answer with nothing else to do (`idle`) and while photos are made (`busy`).
 */
export async function measurePhotos(origin: string) {
  const token = await signIn(origin, 'points@demo.test');
  const files = await pictures();
  // The first photo starts the process that makes them.
  await send(origin, token, files.JPEG);
  const timeOf = async (file: Uint8Array) =>
    median(await repeat(ROUNDS, () => secondsOf(() => send(origin, token, file))));
  const each = {
    JPEG: await timeOf(files.JPEG),
    PNG: await timeOf(files.PNG),
    WebP: await timeOf(files.WebP),
    heic: await timeOf(files.heic),
  };
  await medianOfAnswers(origin);
  const rounds = await repeat(ROUNDS, async () => ({
    idle: await medianOfAnswers(origin),
    busy: await medianBesidePhotos(origin, token, files.JPEG),
  }));
  return {
    each,
    idle: median(rounds.map(({ idle }) => idle)),
    busy: median(rounds.map(({ busy }) => busy)),
  };
}
