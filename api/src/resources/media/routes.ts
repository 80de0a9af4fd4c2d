import { mkdirSync } from 'node:fs';
import { strictObject, text } from '@ecocircle/shared-contracts/rules';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { answers, content, NOTHING } from '../../openapi/answers.ts';
import { part } from '../../plugins/part.ts';
import { declareAccess, publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { familyIconFile } from './family-icons.ts';
import { mediaFolder } from './media-folder.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const FileParams = strictObject({ file: text() });

const noSuchFile = () =>
  new RequestError({ status: 404, code: 'file-not-found', title: 'There is no such file' });

/** What somebody sent as a drawing can do nothing where it is opened by itself. */
const DRAWING_POLICY = "default-src 'none'; sandbox";

const DRAWING_NAME = /^([a-z0-9-]+)\.([0-9a-f]{8})\.svg$/;

/** The drawing of an icon behind a file name, or undefined. */
async function drawnIcon(db: Database, file: string): Promise<string | undefined> {
  const [, id, hash] = DRAWING_NAME.exec(file) ?? [];
  if (!id || !hash) return undefined;
  const icon = await db
    .selectFrom('point_icons')
    .select('drawing')
    .where('id', '=', id)
    .where('drawing_hash', '=', hash)
    .executeTakeFirst();
  return icon?.drawing ?? undefined;
}

/** Photos and icons; every file name carries a hash, so that a client never asks for it twice. */
export function registerMediaRoutes(app: Routes, db: Database, dataDir: string): void {
  const root = mediaFolder(dataDir);
  mkdirSync(root, { recursive: true });
  (app as unknown as FastifyInstance).register(
    part('media', async (scope) => {
      declareAccess(scope, 'public', {
        params: strictObject({ '*': text() }),
        ...answers({ 200: content('image/*'), 304: NOTHING }, 404),
      });
      await scope.register(fastifyStatic, {
        root,
        prefix: '/media/',
        immutable: true,
        maxAge: '1y',
        index: false,
        dotfiles: 'ignore',
      });
    }),
  );
  app.get(
    '/media/icons/:file',
    publicly({ params: FileParams, ...answers({ 200: content('image/svg+xml') }, 404) }),
    async ({ params }, reply) => {
      const svg = familyIconFile(params.file) ?? (await drawnIcon(db, params.file));
      if (svg === undefined) throw noSuchFile();
      return reply
        .header('cache-control', IMMUTABLE)
        .header('content-security-policy', DRAWING_POLICY)
        .type('image/svg+xml')
        .send(svg);
    },
  );
}
