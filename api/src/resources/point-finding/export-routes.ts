import { Readable } from 'node:stream';
import { strictObject } from '@ecocircle/shared-contracts/rules';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { answers, content } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { BoundingBoxSchema } from '../../validation/bounding-box.ts';
import { RETRY_AFTER_SECONDS } from '../point-clusters/cluster-service.ts';
import { readPoints } from '../recycling-points/repository.ts';
import { EXPORT_FORMATS, type ExportFormat } from './export-file.ts';
import type { PointFinder } from './found-points.ts';
import { type CityNames, SEARCH_ENTRIES, toSearch } from './wishes-query.ts';

const ExportQuery = strictObject({ ...SEARCH_ENTRIES, bbox: BoundingBoxSchema.optional() });

/** So many points are one file: who wants more asks for parts of the map. */
export const MOST_EXPORTED = 20_000;
const READ_AT_ONCE = 200;

const tooMany = (total: number) =>
  new RequestError({
    status: 400,
    code: 'too-many-points',
    title: `${total} points are more than the ${MOST_EXPORTED} of one file: narrow the box or the filter`,
    source: { parameter: 'bbox' },
  });

/** The file, some hundred points at a time: whoever reads slowly keeps no more of it in memory. */
async function* write(db: Database, ids: readonly number[], { head, tail, write: one }: ExportFormat) {
  yield head;
  let written = 0;
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const points = await readPoints(db, ids.slice(from, from + READ_AT_ONCE));
    yield points.map((point, index) => one(point, written + index)).join('');
    written += points.length;
  }
  yield tail;
}

/** What {@link registerExportRoutes} reads from, and how often one address may. */
export interface ExportParts {
  readonly db: Database;
  readonly finder: PointFinder;
  readonly cities: CityNames;
  readonly perMinute: number;
}

/** `GET /api/web/v1/facility/map/export.geojson` and `.csv`: the public points that the list of the same filter holds. */
export function registerExportRoutes(app: Routes, { db, finder, cities, perMinute }: ExportParts): void {
  const config = { access: 'public', rateLimit: { max: perMinute } } as const;
  for (const [ending, format] of Object.entries(EXPORT_FORMATS)) {
    const schema = { querystring: ExportQuery, ...answers({ 200: content(format.type) }, 503) };
    app.get(`/api/web/v1/facility/map/export.${ending}`, { schema, config }, async ({ query }, reply) => {
      const { bbox, ...search } = query;
      if (!finder.isReady) reply.header('retry-after', RETRY_AFTER_SECONDS);
      const wanted = { ...toSearch(search, cities), bbox, order: 'near', skip: 0 } as const;
      const { total, points } = await finder.find({ ...wanted, take: MOST_EXPORTED });
      if (total > MOST_EXPORTED) throw tooMany(total);
      const ids = points.map(({ id }) => id);
      return (reply as FastifyReply)
        .header('content-disposition', `attachment; filename="recycling-points.${ending}"`)
        .header('cache-control', 'no-store')
        .type(format.type)
        .send(Readable.from(write(db, ids, format)));
    });
  }
}
