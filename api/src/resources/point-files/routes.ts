import { POINT_STATUSES } from '@ecocircle/shared-contracts';
import { OWN_FILE_FORMATS, OWN_FILE_LIMITS, OWN_FILE_PATHS } from '@ecocircle/shared-contracts/point-file';
import { BulkTransitSchema, oneOf, strictObject } from '@ecocircle/shared-contracts/rules';
import {
  oneAnswer,
  ServerBulkReviewSchema,
  ServerImportReportSchema,
  ServerReadyPointsSchema,
} from '@ecocircle/shared-contracts/schemas';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mixed } from 'yup';
import type { PortalAddresses } from '../../addresses/portal-address.ts';
import { requestLocale } from '../../addresses/request-locale.ts';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { BODY_LIMITS } from '../../limits/limits.ts';
import { answers, content } from '../../openapi/answers.ts';
import { accountLimit } from '../../plugins/account-limit.ts';
import { part } from '../../plugins/part.ts';
import { callerOf } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { exactly } from '../../validation/from-text.ts';
import { NoQuery } from '../../validation/no-query.ts';
import { SearchSchema } from '../../validation/texts.ts';
import { readyPoints, reviewAll } from './bulk-review.ts';
import { fileRefusal } from './file-refusal.ts';
import type { Keeper } from './keeper.ts';
import { readOwnPoints } from './own-points.ts';
import { readOwnWords } from './own-words.ts';

/** What reads and writes files, with a library for hours that takes much memory: loaded with the first file. */
const loadImport = () => import('./import-points.ts');
const loadExport = () => import('./export-points.ts');
const loadTemplate = () => import('./template.ts');

const CSV = 'text/csv';
const GEOJSON = 'application/geo+json';

/** The multipart body, which is received by hand. */
const FileBody = mixed().meta({
  jsonSchema: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  },
});

/** What the list of own points is narrowed by. */
const ReadyQuery = strictObject({
  q: SearchSchema.optional(),
  status: oneOf(Object.values(POINT_STATUSES)).optional(),
});

const ImportQuery = strictObject({ dry_run: exactly('1').optional() });

/** The account behind a request, which has points to keep only as a member of an organisation. */
function keeperOf(request: Pick<FastifyRequest, 'caller'>): Keeper {
  const { account } = callerOf(request);
  const { organization_id } = account;
  if (organization_id === null)
    throw new RequestError({
      status: 409,
      code: 'no-organization',
      title: 'The account belongs to no organisation',
    });
  return { ...account, organization_id };
}

const LIMITS = { files: 1, fields: 5, parts: 6, fieldSize: 1024, fileSize: OWN_FILE_LIMITS.bytes } as const;

/** Receives the one file of a request. */
async function receivedFile(request: FastifyRequest): Promise<Buffer> {
  const part = await request.file({ limits: LIMITS, throwFileSizeLimit: false }).catch(() => undefined);
  if (!part) throw fileRefusal('file-missing');
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw fileRefusal('file-too-large');
  return bytes;
}

/** What files are made of and limited by. */
export interface PointFileOptions {
  readonly db: Database;
  readonly addresses: PortalAddresses;
  /** How many an account may send and fetch; an address, behind which there may be several, has twice as many. */
  readonly perMinute: number;
}

/** Routes of files, with what each of them is registered with. */
interface FileRoutes extends PointFileOptions {
  readonly limited: {
    readonly config: {
      readonly access: 'facility';
      readonly rateLimit: { readonly max: number; readonly timeWindow: string };
    };
    readonly preHandler: ReturnType<typeof accountLimit>;
  };
}

const limitedBy = (app: FastifyInstance, perMinute: number): FileRoutes['limited'] => ({
  config: { access: 'facility', rateLimit: { max: 2 * perMinute, timeWindow: '1 minute' } },
  preHandler: accountLimit(app, 'files of points', perMinute),
});

function registerImport(scope: FastifyInstance, { db, limited }: FileRoutes): void {
  (scope as Routes).post(
    OWN_FILE_PATHS.import,
    {
      schema: {
        querystring: ImportQuery,
        body: FileBody,
        consumes: ['multipart/form-data'],
        ...answers({ 200: oneAnswer(ServerImportReportSchema) }, 409, 413),
      },
      ...limited,
      bodyLimit: BODY_LIMITS.pointFile,
    },
    async (request, reply) => {
      const { query } = request;
      const keeper = keeperOf(request);
      const bytes = await receivedFile(request as FastifyRequest);
      reply.header('cache-control', 'no-store');
      const { importOwnFile } = await loadImport();
      return { data: await importOwnFile(db, keeper, bytes, query.dry_run !== undefined) };
    },
  );
}

/** Answers a file to be kept. */
const sendFile = (reply: FastifyReply, type: string, name: string, text: string) =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text);

function registerExports(app: Routes, { db, addresses, limited }: FileRoutes): void {
  for (const format of OWN_FILE_FORMATS)
    app.get(
      OWN_FILE_PATHS.export(format),
      {
        schema: {
          querystring: NoQuery,
          ...answers({ 200: content(format === 'csv' ? CSV : GEOJSON) }, 409),
        },
        ...limited,
      },
      async (request, reply) => {
        const { exportCsv, exportGeoJson } = await loadExport();
        const points = await readOwnPoints(db, keeperOf(request).organization_id);
        if (format === 'geojson')
          return sendFile(reply as FastifyReply, GEOJSON, 'recycling-points.geojson', exportGeoJson(points));
        const locale = requestLocale(request as FastifyRequest, addresses);
        const words = (await readOwnWords(db)).in(locale);
        return sendFile(reply as FastifyReply, CSV, 'recycling-points.csv', exportCsv(points, words, locale));
      },
    );
  app.get(
    OWN_FILE_PATHS.template,
    { schema: { querystring: NoQuery, ...answers({ 200: content(CSV) }) }, ...limited },
    async (request, reply) => {
      const locale = requestLocale(request as FastifyRequest, addresses);
      const { template } = await loadTemplate();
      const text = template((await readOwnWords(db)).in(locale), locale);
      return sendFile(reply as FastifyReply, CSV, 'recycling-points-template.csv', text);
    },
  );
}

function registerBulkReview(app: Routes, { db, limited }: FileRoutes): void {
  app.post(
    OWN_FILE_PATHS.bulkTransit,
    {
      schema: {
        querystring: NoQuery,
        body: BulkTransitSchema,
        ...answers({ 200: oneAnswer(ServerBulkReviewSchema) }, 409),
      },
      ...limited,
    },
    async (request) => ({ data: await reviewAll(db, keeperOf(request), request.body) }),
  );
  app.get(
    OWN_FILE_PATHS.bulkTransit,
    {
      schema: { querystring: ReadyQuery, ...answers({ 200: oneAnswer(ServerReadyPointsSchema) }, 409) },
      ...limited,
    },
    async (request, reply) => {
      const { status, q } = request.query;
      reply.header('cache-control', 'no-store');
      return { data: await readyPoints(db, keeperOf(request), { statuses: status && [status], q }) };
    },
  );
}

/** An organisation's points as files: in with a dry run, out again, and many of them to review at once. */
export function registerPointFiles(app: FastifyInstance, options: PointFileOptions): void {
  const files: FileRoutes = { ...options, limited: limitedBy(app, options.perMinute) };
  app.register(
    part('point import', async (scope) => {
      scope.removeAllContentTypeParsers();
      await scope.register(multipart);
      registerImport(scope, files);
    }),
  );
  const routes = app as unknown as Routes;
  registerExports(routes, files);
  registerBulkReview(routes, files);
}
