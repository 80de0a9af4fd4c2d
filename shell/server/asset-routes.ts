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

export function serveAssets(app: FastifyInstance, prefix: string, cache: AssetCache): void {
  app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const asset = await cache.get(request.params['*']);
    return asset
      ? sendAsset(request, reply, asset)
      : reply.code(404).type('text/plain').send('no such file\n');
  });
}
