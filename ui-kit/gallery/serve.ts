// Builds the gallery and serves it: pnpm --filter @ecocircle/ui-kit gallery
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { clientBuild } from '@ecocircle/shared-contracts/build';
import { rspack } from '@rspack/core';

const PORT = Number(process.env.PORT ?? 3190);
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const build = clientBuild({ directory: import.meta.dirname, name: 'gallery', publicPath: '/' });
const compiler = rspack({
  ...build,
  entry: './gallery.tsx',
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer' })],
});

function serve(): void {
  createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(build.output.path, path === '/' ? 'index.html' : path);
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  }).listen(PORT, () => process.stdout.write(`gallery http://localhost:${PORT}\n`));
}

compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    process.stderr.write(`${error?.message ?? stats?.toString({ preset: 'errors-only' })}\n`);
    process.exit(1);
  }
  serve();
});
