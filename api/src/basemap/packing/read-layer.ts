import { createReadStream } from 'node:fs';
import chain from 'stream-chain';
import { parser } from 'stream-json';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { PackError } from './pack-error.ts';

/**
 * Reads the features of a GeoJSON file one after the other, however large it is.
 *
 * @throws PackError where it is no GeoJSON
 */
export async function* readLayer(path: string): AsyncGenerator<unknown> {
  let count = 0;
  try {
    const features = chain([
      createReadStream(path),
      parser(),
      pick({ filter: 'features', once: true }),
      streamArray(),
    ]);
    for await (const item of features) {
      count += 1;
      yield (item as { value: unknown }).value;
    }
  } catch (error) {
    throw new PackError(`${path} is not GeoJSON: ${(error as Error).message}`, { cause: error });
  }
  if (count === 0)
    throw new PackError(`${path} holds no features: it is not a GeoJSON FeatureCollection, or empty.`);
}
