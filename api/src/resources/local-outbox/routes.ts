import { figure, list, record, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors/request-error.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { LETTER_CSS } from '../../mail/letter.ts';
import { contentOf, newestMails, type OutboxMail } from '../../mail/outbox-repository.ts';
import { answers, content } from '../../openapi/answers.ts';
import { part } from '../../plugins/part.ts';
import { isLoopback } from '../../plugins/rate-limit.ts';
import { declareAccess } from '../../plugins/route-access.ts';
import { IdParams, parseId } from '../../validation/numbers.ts';
import { hashSource } from './hash-source.ts';
import { LOCAL_OUTBOX_CSS, localOutboxPage } from './local-outbox-page.ts';

const NEWEST = 100;
const HTML = 'text/html; charset=utf-8';

const MailsSchema = tolerantObject({
  mails: list(
    tolerantObject({
      id: figure(),
      messageId: text(),
      kind: text(),
      to: text(),
      fromName: text(),
      replyTo: tolerantObject({ name: text(), address: text() }).nullable(),
      subject: text(),
      text: text(),
      html: text(),
      headers: record(text()),
      createdAt: text(),
    }),
  ),
});

const policy = (css: string): string =>
  `default-src 'none'; style-src ${hashSource(css)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const notHere = () =>
  new RequestError({ status: 404, code: 'not-found', title: 'There is nothing at this address' });

/** A name of this machine: by another one a page of somebody else's site would read the mails in a developer's browser. */
const OWN_NAME = /^(([a-z0-9-]+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Mails are personal: only this machine reads them, by its own name. */
async function refuseStrangers(request: FastifyRequest): Promise<void> {
  if (!isLoopback(request) || !OWN_NAME.test(request.host)) throw notHere();
}

function asJson(mail: OutboxMail) {
  const { text, html, replyTo = null, headers = {}, fromName } = contentOf(mail);
  return {
    id: mail.id,
    messageId: mail.message_id,
    kind: mail.kind,
    to: mail.recipient,
    fromName,
    replyTo,
    subject: mail.subject,
    text,
    html,
    headers,
    createdAt: mail.created_at,
  };
}

/** `/dev/outbox` and `/dev/outbox.json`: the newest mails of an installation that has no mail server. */
export function registerLocalOutbox(app: FastifyInstance, context: FormContext): void {
  const { db } = context;
  app.register(
    part('local outbox', async (scope) => {
      declareAccess(scope, 'public');
      scope.addHook('onRequest', refuseStrangers);
      scope.addHook('onSend', async (_request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'none' });
      });
      scope.get('/dev/outbox.json', { schema: answers({ 200: MailsSchema }, 404) }, async () => ({
        mails: (await newestMails(db, NEWEST)).map(asJson),
      }));
      scope.get('/dev/outbox', { schema: answers({ 200: content(HTML) }, 404) }, async (_request, reply) =>
        reply
          .type(HTML)
          .header('content-security-policy', policy(LOCAL_OUTBOX_CSS))
          .send(localOutboxPage(await newestMails(db, NEWEST))),
      );
      const schema = { params: IdParams, ...answers({ 200: content(HTML) }, 404) };
      scope.get<{ Params: { id: string } }>('/dev/outbox/:id', { schema }, async ({ params }, reply) => {
        const id = parseId(params.id);
        const mails = db
          .selectFrom('mail_outbox')
          .selectAll()
          .where('id', '=', id ?? 0);
        const mail = await mails.executeTakeFirst();
        if (!mail) throw notHere();
        return reply
          .type(HTML)
          .header('content-security-policy', policy(LETTER_CSS))
          .send(contentOf(mail).html);
      });
    }),
  );
}
