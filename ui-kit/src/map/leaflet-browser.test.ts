import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import known from './leaflet-browser.ts';

const SOURCES = join(dirname(createRequire(import.meta.url).resolve('leaflet')), '..', 'src');
const IMPORT = /^(?:import|export)[^;]*? from '([^']+)'|^import '([^']+)'/gm;
/** What only maps with vectors or pictures as marks load. */
const LEFT_OUT = /\/layer\/(?:vector|marker)\//;

/** The files of Leaflet that one brings with it. */
function filesFrom(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || LEFT_OUT.test(file)) return seen;
  seen.add(file);
  for (const [, named = '', bare = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const path = named || bare;
    const target = path.startsWith('leaflet/src/')
      ? join(SOURCES, path.slice(12))
      : join(dirname(file), path);
    if (/Browser(\.js)?$|\.ts$/.test(target)) continue;
    filesFrom(target.endsWith('.js') ? target : `${target}.js`, seen);
  }
  return seen;
}

test('all that the parts of Leaflet ask of the browser is answered', () => {
  const files = filesFrom(join(import.meta.dirname, 'leaflet-parts.ts'));
  const asked = [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bBrowser\.(\w+)/g)].map(([, name]) => name),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(Object.keys(known)).toEqual(expect.arrayContaining(asked));
});
