import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { sourceMapOf } from '../server/source-map-of.ts';
import { SHARED_PACKAGES } from './shared-packages.ts';

/** The oldest browsers that run the portal's scripts; see decision 0091. Others get its pages without them. */
export const BROWSERS = 'chrome >= 111, safari >= 16.4, ios_saf >= 16.4, firefox >= 121';

const script = (targets: string): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    env: { targets },
  },
  type: 'javascript/auto',
});

/** What a remote's own code reads of its descriptor; the rest is the shell's, and no browser pays for it twice. */
const idsOfPages = (descriptor: string): object => {
  const { routes } = JSON.parse(descriptor) as { routes: { id: string }[] };
  return { routes: routes.map(({ id }) => ({ id })) };
};

/**
 * What Leaflet's map can do and no map of ours does: to fly somewhere, to ask the device where it is, to get other bounds
 * of zoom, and to wrap what lies beyond the date line.
 */
const UNUSED_OF_MAPS = [
  'flyTo',
  'flyToBounds',
  'setMinZoom',
  'setMaxZoom',
  'wrapLatLngBounds',
  'mouseEventToLatLng',
  'locate',
  'stopLocate',
  '_handleGeolocationError',
  '_handleGeolocationResponse',
];

/** What Leaflet finds out about browsers, by the names that its files have for it: of ours most is known. */
const browserOfLeaflet = (directory: string): Record<string, string> => {
  const known = createRequire(join(directory, 'package.json')).resolve(
    '@ecocircle/ui-kit/map/leaflet-browser',
  );
  return { './Browser': known, '../core/Browser': known, '../../core/Browser': known };
};

/** A picture whose elements stand in the document where the server renders it, and that is a file to the browser. */
const AS_TEXT = { type: 'asset/source' } as const;
const AS_FILE = { type: 'asset/resource' } as const;

/** Module rules and resolution; `server` builds emit no styles and no assets: they only know their names and URLs. */
function base(side: 'client' | 'server', directory: string) {
  const server = side === 'server';
  return {
    mode: 'production',
    name: side,
    context: directory,
    target: server ? 'node24' : ['web', 'es2022'],
    devtool: false,
    module: {
      parser: { 'css/auto': { namedExports: false } },
      generator: {
        'css/auto': { exportsOnly: server, localIdentName: '[local]_[uniqueName]_[hash:6]' },
        'asset/resource': { emit: !server },
      },
      rules: [
        script(server ? 'node 24' : BROWSERS),
        { test: /\.css$/, type: 'css/auto' },
        // A map whose marks are elements of ours does without Leaflet's own, and without groups of them.
        { test: /[\\/]leaflet[\\/]src[\\/]layer[\\/](marker[\\/]|LayerGroup)/, sideEffects: false },
        { test: /[\\/]leaflet[\\/]src[\\/]/, resolve: { alias: browserOfLeaflet(directory) } },
        {
          test: /[\\/]leaflet[\\/]src[\\/]map[\\/]Map\.js$/,
          loader: join(import.meta.dirname, 'without-methods.ts'),
          options: { methods: UNUSED_OF_MAPS },
        },
        {
          test: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/,
          loader: join(import.meta.dirname, 'droppable-components.ts'),
        },
        { test: /[\\/]remote\.json$/, type: 'json', parser: { parse: idsOfPages } },
        { test: /\.(woff2|svg|png|webp)$/, resourceQuery: { not: /^\?in/ }, type: 'asset/resource' },
        { test: /\.svg$/, resourceQuery: /^\?inline$/, type: 'asset/inline' },
        { test: /\.svg$/, resourceQuery: /^\?in-document$/, ...(server ? AS_TEXT : AS_FILE) },
      ],
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { leaflet$: '@ecocircle/ui-kit/map/leaflet-parts' },
    },
    lazyCompilation: false,
    performance: false,
    // Class names are scoped by module: the order of two components' sheets does not matter.
    ignoreWarnings: [/Conflicting order between/],
    stats: 'errors-warnings',
  } satisfies Configuration;
}

const assetsOf = (publicPath: string, uniqueName: string) => ({
  publicPath,
  uniqueName,
  assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
});

const HASHED = 'assets/[name].[contenthash:8]';

/** Where the service worker of a build lies: its folder is named by the version. */
export const WORKER_FILE = 'assets/worker.js';

/** What a build of the portal says of itself; `publicPath` is where its files are served from, ending with a slash. */
export interface BuildOptions {
  readonly directory: string;
  readonly name: string;
  readonly publicPath: string;
}

/** The browser build of an app, into `dist/`. Without targets the minimizer would rewrite CSS for older browsers. */
export const clientBuild = ({ directory, name, publicPath }: BuildOptions) => ({
  ...base('client', directory),
  devtool: 'hidden-nosources-source-map' as const,
  output: {
    ...assetsOf(publicPath, name),
    sourceMapFilename: sourceMapOf('[file]'),
    devtoolModuleFilenameTemplate: '[resource-path]',
    crossOriginLoading: 'anonymous' as const,
    filename: `${HASHED}.js`,
    chunkFilename: `${HASHED}.js`,
    cssFilename: `${HASHED}.css`,
    cssChunkFilename: `${HASHED}.css`,
    path: join(directory, 'dist'),
    clean: true,
  },
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin(),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
    ],
  },
});

/** The Node build of an app that the edge renders with: ES modules that import the shared packages, into `dist/server/`. */
export const serverBuild = ({ directory, name, publicPath }: BuildOptions) => ({
  ...base('server', directory),
  dependencies: ['client'],
  output: {
    ...assetsOf(publicPath, name),
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module' as const,
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    path: join(directory, 'dist', 'server'),
  },
  externalsType: 'module' as const,
  externals: [...SHARED_PACKAGES] as string[],
  optimization: { minimize: false, splitChunks: false as const },
});

/** A small script of an app for pages that do without the rest of it, built behind its browser build. */
export const loneScript = (options: BuildOptions, name: string, file: string): Configuration => {
  const { output, optimization, ...client } = clientBuild(options);
  return {
    ...client,
    name,
    dependencies: ['client'],
    entry: { [name]: file },
    output: { ...output, clean: false },
    optimization: { ...optimization, splitChunks: false },
  };
};

/** The service worker of an app: one script that knows the folder of its build as `__webpack_public_path__`. */
export const workerBuild = ({ directory, name, publicPath }: BuildOptions, file: string): Configuration => ({
  ...base('client', directory),
  name: 'worker',
  target: ['webworker', 'es2022'],
  dependencies: ['client'],
  entry: { worker: file },
  output: {
    ...assetsOf(publicPath, name),
    filename: WORKER_FILE,
    path: join(directory, 'dist'),
    clean: false,
  },
  optimization: { minimizer: [new rspack.SwcJsMinimizerRspackPlugin()], splitChunks: false },
});
