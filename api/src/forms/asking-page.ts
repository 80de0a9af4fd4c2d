import type { Locale } from '@ecocircle/shared-contracts';
import type { FastifyRequest } from 'fastify';
import { pageAddress, portalOrigin } from '../addresses/portal-address.ts';
import { requestLocale } from '../addresses/request-locale.ts';
import type { Database } from '../database/database.ts';
import { type LinkMailFacts, type LinkMailKind, linkMail } from '../mail/link-mail.ts';
import { enqueueMail } from '../mail/outbox-repository.ts';
import type { FormContext } from './form-context.ts';

/** The page that sent a request: the origin of the links in mails, and its language. */
export interface AskingPage {
  readonly context: FormContext;
  readonly origin: string;
  readonly locale: Locale;
}

/** The page that a request came from. */
export function askingPage(request: FastifyRequest, context: FormContext): AskingPage {
  const locale = requestLocale(request, context.addresses);
  return { context, locale, origin: portalOrigin(request, locale, context.addresses) };
}

/** The address of a page beside the asking one, in its language. */
export const pageBeside = ({ context, origin, locale }: AskingPage, path: string): string =>
  pageAddress(origin, locale, path, context.addresses.productionHosts);

/** Queues a mail whose button leads to a page beside the asking one. */
export function mailLink(
  trx: Database,
  kind: LinkMailKind,
  { path, ...facts }: Pick<LinkMailFacts, 'email' | 'leave'> & { readonly path: string },
  asking: AskingPage,
): Promise<void> {
  const { locale, context } = asking;
  const mail = linkMail(kind, { ...facts, locale, page: pageBeside(asking, path) });
  return enqueueMail(trx, mail, context.mail);
}
