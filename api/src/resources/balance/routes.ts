import { strictObject } from '@ecocircle/shared-contracts/rules';
import { WithdrawalListSchema } from '@ecocircle/shared-contracts/schemas';
import type { Database } from '../../database/database.ts';
import { answers } from '../../openapi/answers.ts';
import { callerOf } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { PAGE_ENTRIES } from '../../validation/numbers.ts';
import { listWithdrawals } from './repository.ts';

/** The withdrawals of the signed-in user. */
export function registerBalanceRoutes(app: Routes, db: Database): void {
  app.get(
    '/api/web/v1/balance/withdrawal/',
    {
      schema: { querystring: strictObject(PAGE_ENTRIES), ...answers({ 200: WithdrawalListSchema }) },
      config: { access: 'user' },
    },
    async (request, reply) => {
      const { id } = callerOf(request).account;
      reply.header('cache-control', 'no-store');
      return listWithdrawals(db, id, request.query);
    },
  );
}
