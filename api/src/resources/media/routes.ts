import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { RequestError } from '../../errors/request-error.ts';
import type { Routes } from '../../plugins/validation.ts';
import { iconFile } from './family-icons.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const noSuchFile = () =>
  new RequestError({ status: 404, code: 'file-not-found', title: 'There is no such file' });

/** The folder of photos below the data folder. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media');

/** Photos and icons; every file name carries a hash, so that a client never asks for it twice. */
export function registerMediaRoutes(app: Routes, dataDir: string): void {
  const root = mediaFolder(dataDir);
  mkdirSync(root, { recursive: true });
  (app as unknown as FastifyInstance).register(fastifyStatic, {
    root,
    prefix: '/media/',
    immutable: true,
    maxAge: '1y',
    index: false,
    dotfiles: 'ignore',
  });
  app.get(
    '/media/icons/:file',
    { schema: { params: v.object({ file: v.string() }) } },
    async ({ params }, reply) => {
      const svg = iconFile(params.file);
      if (svg === undefined) throw noSuchFile();
      return reply.header('cache-control', IMMUTABLE).type('image/svg+xml').send(svg);
    },
  );
}
