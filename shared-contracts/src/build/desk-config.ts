import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { clientBuild } from './bundler-rules.ts';

/**
 * The bundler configuration of the desk: one browser build with its own document, which shares nothing with the portal.
 *
 * @param directory - the desk's folder, holding `src/main.tsx` and `src/document.html`
 */
export function deskConfig(directory: string): Configuration {
  return {
    ...clientBuild({ directory, name: 'desk', publicPath: '/' }),
    entry: { desk: './src/main.tsx' },
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: join(directory, 'src', 'document.html'),
        filename: 'index.html',
        scriptLoading: 'defer',
        sri: 'sha384',
      }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  };
}
