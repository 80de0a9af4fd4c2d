import { DESK_API } from '@ecocircle/shared-contracts';
import { list, strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { Database } from '../../database/database.ts';
import { AFTER_ENTRY, NEXT_ENTRY } from '../../database/key-page.ts';
import { answers } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { parseId } from '../../validation/numbers.ts';
import { boundedText } from '../../validation/texts.ts';
import { listActs } from './desk-acts.ts';

const Query = strictObject({
  area: boundedText(40).optional(),
  subject: boundedText(200).optional(),
  ...AFTER_ENTRY,
});

const ActsSchema = tolerantObject({
  data: list(
    tolerantObject({
      id: text(),
      at: text(),
      actor_name: text(),
      area: text(),
      action: text(),
      subject: text(),
      note: text(),
    }),
  ),
  ...NEXT_ENTRY,
});

/** `GET …/acts/`: what staff did, for operators. */
export function registerActs(app: Routes, db: Database): void {
  app.get(
    `${DESK_API}/acts/`,
    {
      config: { access: 'operator' },
      schema: { querystring: Query, ...answers({ 200: ActsSchema }, 401, 403) },
    },
    ({ query }) => listActs(db, { ...query, after: parseId(query.after ?? '') }),
  );
}
