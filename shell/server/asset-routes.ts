import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AssetCache, CachedAsset } from './asset-cache.ts';
import { sendEncoded } from './send-encoded.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: CachedAsset,
): Promise<FastifyReply> {
  reply.headers({
    'content-type': asset.type,
    'cache-control': IMMUTABLE,
    etag: asset.etag,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  return sendEncoded(request, reply, asset);
}

/**
 * Serves files that never change.
 *
 * @param within - the folders whose files are served, where there is more in the cache's
 */
export function serveAssets(
  app: FastifyInstance,
  prefix: string,
  cache: AssetCache,
  within: readonly string[] | null = null,
): void {
  app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const path = request.params['*'];
    const isServed = within === null || within.some((folder) => path.startsWith(`${folder}/`));
    const asset = isServed ? await cache.get(path) : null;
    return asset
      ? sendAsset(request, reply, asset)
      : reply.code(404).type('text/plain').send('no such file\n');
  });
}
