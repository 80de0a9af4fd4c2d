import { DESK_API, type Locale } from '@ecocircle/shared-contracts';
import { strictObject } from '@ecocircle/shared-contracts/rules';
import type { FastifyRequest } from 'fastify';
import { portalOrigin } from '../../addresses/portal-address.ts';
import { portalBeside } from '../../addresses/portal-beside.ts';
import type { AskingPage } from '../../forms/asking-page.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams, parseId } from '../../validation/numbers.ts';
import { deleteAccount } from '../own-account/delete-account.ts';
import { PhotoStore } from '../photos/photo-store.ts';
import { blockAccount, confirmAgain, endSessions, unblockAccount, unlockAccount } from './account-acts.ts';
import {
  AccountsQuery,
  AccountsSchema,
  DeletionBody,
  MailBody,
  OneAccountSchema,
  ReasonBody,
} from './account-schemas.ts';
import { knownAccount, listAccounts, showAccount } from './repository.ts';

const config = { access: 'operator' } as const;
const path = (end = '') => `${DESK_API}/accounts/${end}`;
const refusals = [401, 403, 404, 409] as const;
const schema = { params: IdParams, ...answers({ 200: DONE }, ...refusals) };

function registerReading(app: Routes, { db }: FormContext): void {
  app.get(
    path(),
    { config, schema: { querystring: AccountsQuery, ...answers({ 200: AccountsSchema }, 401, 403) } },
    ({ query }) => listAccounts(db, { ...query, after: parseId(query.after ?? '') }),
  );
  app.get(
    path(':id/'),
    { config, schema: { params: IdParams, ...answers({ 200: OneAccountSchema }, ...refusals) } },
    async ({ params }) => ({ data: await showAccount(db, parseId(params.id)) }),
  );
}

const WORKS = { unblock: unblockAccount, 'end-sessions': endSessions, unlock: unlockAccount } as const;

function registerActs(app: Routes, { db, mail, mailQueued }: FormContext): void {
  for (const [name, work] of Object.entries(WORKS))
    app.post(
      path(`:id/${name}/`),
      { config, schema: { ...schema, body: strictObject({}) } },
      async ({ params }) => {
        await work(db, await knownAccount(db, parseId(params.id)));
        return { is_ok: true };
      },
    );
  app.post(path(':id/block/'), { config, schema: { ...schema, body: ReasonBody } }, async ({ params }) => {
    await blockAccount(db, await knownAccount(db, parseId(params.id)), mail);
    mailQueued();
    return { is_ok: true };
  });
}

/** Mails lead to the portal, which stands beside the desk where no hosts are configured. */
const askedFor = (
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
  locale: Locale,
  context: FormContext,
): AskingPage => ({
  context,
  locale,
  origin: portalOrigin({ host: portalBeside(host), protocol }, locale, context.addresses),
});

function registerMailedActs(app: Routes, context: FormContext, dataDir: string): void {
  const photos = new PhotoStore(dataDir);
  app.post(path(':id/confirm/'), { config, schema: { ...schema, body: MailBody } }, async (request) => {
    const account = await knownAccount(context.db, parseId(request.params.id));
    await confirmAgain(account, askedFor(request, request.body.locale, context));
    context.mailQueued();
    return { is_ok: true };
  });
  app.post(path(':id/delete/'), { config, schema: { ...schema, body: DeletionBody } }, async (request) => {
    const { id } = await knownAccount(context.db, parseId(request.params.id));
    const asking = askedFor(request, request.body.locale, context);
    for (const photo of await deleteAccount(id, asking)) await photos.remove(photo);
    context.mailQueued();
    return { is_ok: true };
  });
}

/** The portal's accounts at the desk, for operators: the list, one of them, and what is done to it. */
export function registerAccountDesk(app: Routes, context: FormContext, dataDir: string): void {
  registerReading(app, context);
  registerActs(app, context);
  registerMailedActs(app, context, dataDir);
}
