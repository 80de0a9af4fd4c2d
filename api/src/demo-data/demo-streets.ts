import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The archives with the streets of the demo data: streets/README.md says whose they are. */
export const DEMO_STREETS = join(import.meta.dirname, 'streets');

/** Addresses of a city that lie on its streets in the archive of the same name. */
export const demoAddresses = (city: string): (readonly [address: string, lng: number, lat: number])[] =>
  readFileSync(join(DEMO_STREETS, `${city}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [address = '', lng, lat] = line.split('\t');
      return [address, Number(lng), Number(lat)];
    });
