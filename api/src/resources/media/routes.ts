import { mkdirSync } from 'node:fs';
import { strictObject, text } from '@ecocircle/shared-contracts/rules';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../errors/request-error.ts';
import { answers, content, NOTHING } from '../../openapi/answers.ts';
import { declareAccess, publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { iconFile } from './family-icons.ts';
import { mediaFolder } from './media-folder.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const FileParams = strictObject({ file: text() });

const noSuchFile = () =>
  new RequestError({ status: 404, code: 'file-not-found', title: 'There is no such file' });

/** Photos and icons; every file name carries a hash, so that a client never asks for it twice. */
export function registerMediaRoutes(app: Routes, dataDir: string): void {
  const root = mediaFolder(dataDir);
  mkdirSync(root, { recursive: true });
  (app as unknown as FastifyInstance).register(async (scope) => {
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
  });
  app.get(
    '/media/icons/:file',
    publicly({ params: FileParams, ...answers({ 200: content('image/svg+xml') }, 404) }),
    async ({ params }, reply) => {
      const svg = iconFile(params.file);
      if (svg === undefined) throw noSuchFile();
      return reply.header('cache-control', IMMUTABLE).type('image/svg+xml').send(svg);
    },
  );
}
