import { DESK_API } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { answers } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { accountRoles } from '../../sessions/account.ts';
import { IdParams, parseId } from '../../validation/numbers.ts';
import { BalanceBody, ChangedSchema, HistoryQuery, HistorySchema } from '../desk-accounts/account-schemas.ts';
import { knownAccount, noSuchAccount } from '../desk-accounts/repository.ts';
import { type ChangedBalance, changeBalance, pageOfChanges } from './repository.ts';

const config = { access: 'operator' } as const;
const url = `${DESK_API}/accounts/:id/balance/`;

const TITLES = {
  'not-enough': 'The balance is smaller than that',
  'too-much': 'No balance can be that large',
  'key-of-another': 'This key names another change',
} as const satisfies Partial<Record<ChangedBalance['outcome'], string>>;

const refusal = (code: keyof typeof TITLES): RequestError =>
  new RequestError({ status: 409, code, title: TITLES[code] });

async function ownerOf(db: Database, id: string): Promise<number> {
  const account = await knownAccount(db, parseId(id));
  if (accountRoles(account).includes('user')) return account.id;
  throw new RequestError({ status: 409, code: 'no-balance', title: 'This account has no balance' });
}

/** The balance of an account at the desk: its history, and its changes, each made once. */
export function registerBalanceDesk(app: Routes, db: Database): void {
  app.get(
    url,
    {
      config,
      schema: {
        params: IdParams,
        querystring: HistoryQuery,
        ...answers({ 200: HistorySchema }, 401, 403, 404),
      },
    },
    async ({ params, query }) => {
      const { id } = await knownAccount(db, parseId(params.id));
      return pageOfChanges(db, id, parseId(query.after ?? ''));
    },
  );
  app.post(
    url,
    {
      config,
      schema: { params: IdParams, body: BalanceBody, ...answers({ 200: ChangedSchema }, 401, 403, 404, 409) },
    },
    async ({ params, body: { key, ...change } }) => {
      const accountId = await ownerOf(db, params.id);
      const changed = await changeBalance(db, { accountId, ...change, requestKey: key });
      if (!changed) throw noSuchAccount();
      const { outcome, balance } = changed;
      if (outcome !== 'changed' && outcome !== 'repeated') throw refusal(outcome);
      return { balance, is_repeated: outcome === 'repeated' };
    },
  );
}
