import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';

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
 * Module rules, resolution and output names that every bundle of the portal shares.
 *
 * @param side - `server` builds emit no styles and no assets: they only know their names and URLs
 * @param publicPath - the URL path that the assets are served from, ending with a slash
 */
export function bundlerBase(side: 'client' | 'server', publicPath: string): Configuration {
  const server = side === 'server';
  return {
    mode: 'production',
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
        { test: /[\\/]remote\.json$/, type: 'json', parser: { parse: idsOfPages } },
        { test: /\.(woff2|svg|png|webp)$/, resourceQuery: { not: /inline/ }, type: 'asset/resource' },
        { test: /\.svg$/, resourceQuery: /inline/, type: 'asset/inline' },
      ],
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    output: {
      publicPath,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
    },
    lazyCompilation: false,
    performance: false,
    // Class names are scoped by module: the order of two components' sheets does not matter.
    ignoreWarnings: [/Conflicting order between/],
    stats: 'errors-warnings',
  };
}

/** Minifies for the browsers that the portal supports: the minimizer's own default rewrites modern CSS for old ones. */
export const clientMinimizers = (): NonNullable<NonNullable<Configuration['optimization']>['minimizer']> => [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];

/** Names of hashed browser files, all below `assets/`. */
export const CLIENT_FILENAMES = {
  filename: 'assets/[name].[contenthash:8].js',
  chunkFilename: 'assets/[name].[contenthash:8].js',
  cssFilename: 'assets/[name].[contenthash:8].css',
  cssChunkFilename: 'assets/[name].[contenthash:8].css',
} as const;

/** Output of a Node build: one ES module that imports the shared packages. */
export const SERVER_OUTPUT = {
  module: true,
  library: { type: 'module' },
  chunkFormat: 'module',
  filename: '[name].mjs',
  chunkFilename: '[name].mjs',
} as const;
