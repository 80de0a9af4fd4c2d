import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DARK_SCHEME = /@media\(prefers-color-scheme:dark\)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/**
 * A drawing of ui-kit for a rasteriser, which knows neither custom properties nor colour schemes: in its light
 * colours, written out.
 *
 * @param path - below `ui-kit/src`
 */
export function plainDrawing(path: string): Buffer {
  const file = fileURLToPath(new URL(path, import.meta.resolve('@ecocircle/ui-kit')));
  const svg = readFileSync(file, 'utf8').replace(DARK_SCHEME, '');
  const values = new Map([...svg.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]));
  return Buffer.from(svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => values.get(name) ?? 'none'));
}
