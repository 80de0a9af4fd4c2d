import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { compile } from '../compile.ts';

const PAGES = join(import.meta.dirname, 'pages');

/** The page of each kind of map: its scripts are minified and compressed as the portal's own are. */
export const KINDS = ['markercluster', 'supercluster', 'maplibre'] as const;

/** A map that the portal's own is compared with. */
export type Kind = (typeof KINDS)[number];

const document = (kind: Kind): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${kind}</title>` +
  `<link rel="stylesheet" href="${kind}.css">` +
  '<style>html,body,#map{height:100%;margin:0}</style>' +
  `<body><div id="map"></div><script type="module" src="${kind}.js"></script></body></html>`;

/** The worker of maplibre-gl is a file of its own, which the page is served beside. */
function copyWorker(folder: string): void {
  const library = dirname(createRequire(import.meta.url).resolve('maplibre-gl/package.json'));
  copyFileSync(join(library, 'dist', 'maplibre-gl-worker.mjs'), join(folder, 'maplibre-gl-worker.mjs'));
}

/** Builds the pages into a folder, each file with its compressed form beside it. */
export async function buildPages(folder: string): Promise<void> {
  await compile([
    {
      mode: 'production',
      context: PAGES,
      target: ['web', 'es2022'],
      devtool: false,
      entry: Object.fromEntries(KINDS.map((kind) => [kind, `./${kind}.ts`])),
      output: { path: folder, filename: '[name].js', cssFilename: '[name].css', module: true },
      module: {
        rules: [
          { test: /\.ts$/, loader: 'builtin:swc-loader', options: { env: { targets: 'chrome >= 111' } } },
          { test: /\.css$/, type: 'css/auto' },
          { test: /\.png$/, type: 'asset/resource' },
        ],
      },
      // The plug-in expects Leaflet as a global.
      plugins: [new rspack.ProvidePlugin({ L: 'leaflet' })],
      performance: false,
    },
  ]);
  for (const kind of KINDS) writeFileSync(join(folder, `${kind}.html`), document(kind));
  copyWorker(folder);
  for (const file of readdirSync(folder).filter((name) => /\.(js|mjs|css|html)$/.test(name)))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))));
}
