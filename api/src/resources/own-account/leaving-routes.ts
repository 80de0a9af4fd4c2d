import { Readable } from 'node:stream';
import { ACCOUNT_ACTIONS } from '@ecocircle/shared-contracts';
import { AccountDeletionSchema } from '@ecocircle/shared-contracts/rules';
import type { FastifyRequest } from 'fastify';
import { askingPage } from '../../forms/asking-page.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { BODY_LIMITS } from '../../limits/limits.ts';
import { answers, content, DONE } from '../../openapi/answers.ts';
import { callerOf } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { PhotoStore } from '../photos/photo-store.ts';
import { exportAccount } from './account-export.ts';
import { deleteAccount } from './delete-account.ts';
import { expectPassword } from './expect-password.ts';
import { ownSession } from './own-account.ts';
import type { OwnAccountOptions } from './password-routes.ts';

/** Each export reads every table. */
const EXPORTS = { max: 10, timeWindow: '10 minutes' };

/** `GET …/account/export.zip` and `POST …/account/deletion/`. */
export function registerLeaving(app: Routes, context: FormContext, options: OwnAccountOptions): void {
  const photos = new PhotoStore(options.dataDir);
  app.get(
    ACCOUNT_ACTIONS.export,
    {
      schema: { ...answers({ 200: content('application/zip') }, 403) },
      config: { access: 'authenticated', rateLimit: EXPORTS },
    },
    async (request, reply) => {
      const zip = exportAccount(context.db, photos, callerOf(request).account);
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="account.zip"')
        .send(Readable.from(zip));
    },
  );
  app.post(
    ACCOUNT_ACTIONS.deletion,
    {
      schema: { body: AccountDeletionSchema, ...answers({ 200: DONE }, 403) },
      bodyLimit: BODY_LIMITS.login,
      config: { access: 'authenticated', rateLimit: { max: options.loginsPerMinute } },
    },
    async (request, reply) => {
      const session = ownSession(request);
      const given = { password: request.body.password, pointer: '/password' };
      await expectPassword(options.check, session, given, { ip: request.ip, reply });
      const asking = askingPage(request as FastifyRequest, context);
      for (const photo of await deleteAccount(session.account.id, asking)) await photos.remove(photo);
      context.mailQueued();
      reply.header('cache-control', 'no-store');
      return { is_ok: true };
    },
  );
}
