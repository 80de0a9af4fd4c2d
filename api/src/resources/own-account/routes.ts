import { ACCOUNT_ACTIONS } from '@ecocircle/shared-contracts';
import { AccountDetailsSchema } from '@ecocircle/shared-contracts/registration';
import { ServerUserSchema } from '@ecocircle/shared-contracts/schemas';
import { fillInLocale } from '../../addresses/request-locale.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { BODY_LIMITS } from '../../limits/limits.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import { callerOf } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { findAccount, toServerUser } from '../accounts/repository.ts';
import { endSessions, saveDetails } from './account-details.ts';
import { registerEmailChange } from './email-routes.ts';
import { registerLeaving } from './leaving-routes.ts';
import { ownSession } from './own-account.ts';
import { type OwnAccountOptions, registerPasswordChange } from './password-routes.ts';

/** What a person changes of the own account, `/api/web/v1/account/`. */
export function registerOwnAccount(app: Routes, context: FormContext, options: OwnAccountOptions): void {
  const { db } = context;
  app.patch(
    ACCOUNT_ACTIONS.details,
    {
      schema: { body: AccountDetailsSchema, ...answers({ 200: ServerUserSchema }, 403) },
      bodyLimit: BODY_LIMITS.signUp,
      config: { access: 'authenticated' },
      preValidation: fillInLocale(context.addresses),
    },
    async (request, reply) => {
      const { account } = ownSession(request);
      await saveDetails(db, account.id, request.body);
      reply.header('cache-control', 'no-store');
      return toServerUser(db, (await findAccount(db, account.id)) ?? account);
    },
  );
  app.post(
    ACCOUNT_ACTIONS.logoutEverywhere,
    { schema: answers({ 200: DONE }), config: { access: 'authenticated' } },
    async (request) => {
      await endSessions(db, callerOf(request).account.id);
      return { is_ok: true };
    },
  );
  registerPasswordChange(app, context, options);
  registerEmailChange(app, context, options);
  registerLeaving(app, context, options);
}
