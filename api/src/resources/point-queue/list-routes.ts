import { DESK_API, POINT_STATUSES } from '@ecocircle/shared-contracts';
import { flag, list, oneOf, strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import { PointIconSchema, RawMaterialSchema, UnitOfMeasureSchema } from '@ecocircle/shared-contracts/schemas';
import type { Database } from '../../database/database.ts';
import { AFTER_ENTRY, NEXT_ENTRY } from '../../database/key-page.ts';
import { answers } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { NoQuery } from '../../validation/no-query.ts';
import { SearchSchema } from '../../validation/texts.ts';
import { readIcons, readMaterials, readUnits } from '../dictionaries/repository.ts';
import { searchPoints } from './point-search.ts';
import { readQueueKey } from './queue-key.ts';
import { listQueue } from './repository.ts';

const ROW = { id: text(), name: text(), address: text(), city: text(), organization: text() };

const QueueSchema = tolerantObject({
  data: list(tolerantObject({ ...ROW, sent_at: text(), is_revision: flag() })),
  ...NEXT_ENTRY,
});

const SearchQuery = strictObject({
  q: SearchSchema.optional(),
  status: oneOf(Object.values(POINT_STATUSES)).optional(),
  ...AFTER_ENTRY,
});

const FoundSchema = tolerantObject({
  data: list(tolerantObject({ ...ROW, status: text(), updated_at: text() })),
  ...NEXT_ENTRY,
});

const NamesSchema = tolerantObject({
  materials: tolerantObject({ data: list(RawMaterialSchema) }),
  units: tolerantObject({ data: list(UnitOfMeasureSchema) }),
  icons: tolerantObject({ data: list(PointIconSchema) }),
});

const config = { access: 'moderator' } as const;

/** The dictionaries, each as the portal answers it. */
async function readNames(db: Database) {
  const [materials, units, icons] = await Promise.all([readMaterials(db), readUnits(db), readIcons(db)]);
  return { materials: { data: materials }, units: { data: units }, icons: { data: icons } };
}

/** The lists of points at the desk: the queue, all points, and the names of what points take and carry. */
export function registerPointLists(app: Routes, db: Database): void {
  app.get(
    `${DESK_API}/points/`,
    { config, schema: { querystring: strictObject(AFTER_ENTRY), ...answers({ 200: QueueSchema }, 401) } },
    ({ query }) => listQueue(db, readQueueKey(query.after ?? '')),
  );
  app.get(
    `${DESK_API}/points/search/`,
    { config, schema: { querystring: SearchQuery, ...answers({ 200: FoundSchema }, 401) } },
    ({ query: { after, ...search } }) => searchPoints(db, { ...search, after: readQueueKey(after ?? '') }),
  );
  app.get(
    `${DESK_API}/points/names/`,
    { config, schema: { querystring: NoQuery, ...answers({ 200: NamesSchema }, 401) } },
    () => readNames(db),
  );
}
