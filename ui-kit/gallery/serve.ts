// Builds the gallery and serves it: pnpm --filter @ecocircle/ui-kit gallery
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

const PORT = Number(process.env.PORT ?? 3190);
const OUTPUT = join(import.meta.dirname, '..', 'dist', 'gallery');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const config: Configuration = {
  mode: 'production',
  context: import.meta.dirname,
  entry: './gallery.tsx',
  output: { path: OUTPUT, filename: 'gallery.js', cssFilename: 'gallery.css', publicPath: '/', clean: true },
  devtool: false,
  module: {
    parser: { 'css/auto': { namedExports: false } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css/auto' },
      {
        test: /\.(woff2|svg)$/,
        type: 'asset/resource',
        generator: { filename: '[name].[contenthash:8][ext]' },
      },
    ],
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer' })],
  performance: false,
};

function serve(): void {
  createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(OUTPUT, path === '/' ? 'index.html' : path);
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  }).listen(PORT, () => process.stdout.write(`gallery http://localhost:${PORT}\n`));
}

rspack(config, (error, stats) => {
  if (error || stats?.hasErrors()) {
    process.stderr.write(`${error?.message ?? stats?.toString({ preset: 'errors-only' })}\n`);
    process.exit(1);
  }
  serve();
});
