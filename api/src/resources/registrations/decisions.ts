import { type PortalAddresses, pageAddress, portalOrigin } from '../../addresses/portal-address.ts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { SetupError } from '../../errors/setup-error.ts';
import type { MailSettings } from '../../mail/mail-settings.ts';
import { enqueueMail } from '../../mail/outbox-repository.ts';
import type { Account } from '../../sessions/account.ts';
import { createAccountLink, spendLinks } from '../accounts/account-links.ts';
import { findAccount } from '../accounts/repository.ts';
import { awaitsConfirmation } from '../sign-up/unconfirmed-account.ts';
import { accountOf } from './account-of-request.ts';
import { approvalMail, refusalMail, type WayIn } from './decision-mails.ts';
import { organizationOf } from './organization-of-request.ts';
import { findRequest, type RegistrationRequest, toRequest } from './repository.ts';

/** What a decision needs. */
export interface DecisionContext {
  readonly db: Database;
  readonly mail: MailSettings;
  readonly addresses: PortalAddresses;
  /** The portal's host where none is configured, such as `localhost:3000`. */
  readonly localHost: string;
  /** Who of staff decides at the desk; nobody on the command line. */
  readonly decidedBy?: number;
}

/** The request with a reference, or an error where there is none. */
export async function knownRequest(db: Database, reference: string): Promise<RegistrationRequest> {
  const request = await findRequest(db, reference);
  if (!request) throw new SetupError(`There is no registration request ${reference}.`);
  return request;
}

/** Decides a request that is open. Of two decisions at the same time one is refused. */
async function decide(
  trx: Database,
  reference: string,
  decision: {
    readonly status: 'approved' | 'declined';
    readonly decision_note?: string;
    readonly decided_by: number | null;
  },
): Promise<RegistrationRequest> {
  const { id } = await knownRequest(trx, reference);
  const row = await trx
    .updateTable('registration_requests')
    .set({ ...decision, decided_at: currentTime().toISOString(), pending_key: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  if (row) return toRequest(row);
  const { status, decided_at, ...decided } = await knownRequest(trx, reference);
  throw new SetupError(`Request ${decided.reference} was ${status} already, at ${decided_at}.`);
}

const pageFor = (
  { addresses, localHost }: DecisionContext,
  { locale }: RegistrationRequest,
  path: string,
): string => {
  const origin = portalOrigin({ host: localHost, protocol: 'http' }, locale, addresses);
  return pageAddress(origin, locale, path, addresses.productionHosts);
};

async function wayInto(
  trx: Database,
  account: Account,
  request: RegistrationRequest,
  context: DecisionContext,
): Promise<WayIn> {
  if (!awaitsConfirmation(account))
    return { kind: 'signIn', page: pageFor(context, request, '/profile/login') };
  await spendLinks(trx, account.id, ['set-password', 'restore-password']);
  const token = await createAccountLink(trx, account.id, 'set-password');
  return { kind: 'setPassword', page: pageFor(context, request, `/restore-password/${token}`) };
}

/** Mails how to sign in, and returns the link of the mail without its secret. */
async function mailWayIn(
  trx: Database,
  account: Account,
  request: RegistrationRequest,
  context: DecisionContext,
): Promise<string> {
  const way = await wayInto(trx, account, request, context);
  await enqueueMail(trx, approvalMail(request, way, context.mail), context.mail);
  const does = way.kind === 'signIn' ? 'sign in' : 'choose a password';
  return `${request.email} is mailed how to ${does} at ${new URL(way.page).origin}.`;
}

/** Approves a request: the organisation is registered, the account has the roles, and the applicant is mailed. */
export function approveRequest(context: DecisionContext, reference: string): Promise<string> {
  return context.db.transaction().execute(async (trx) => {
    const request = await decide(trx, reference, {
      status: 'approved',
      decided_by: context.decidedBy ?? null,
    });
    const organizationId = await organizationOf(trx, request);
    const account = await accountOf(trx, request, organizationId);
    await trx
      .updateTable('registration_requests')
      .set({ account_id: account.id })
      .where('id', '=', request.id)
      .execute();
    const mailed = await mailWayIn(trx, account, request, context);
    return `Request ${request.reference} is approved: account ${account.id}, organization ${organizationId}. ${mailed}`;
  });
}

/** Mails an applicant who was approved and has not chosen a password yet another link; the one before ends. */
export function remindApplicant(context: DecisionContext, reference: string): Promise<string> {
  return context.db.transaction().execute(async (trx) => {
    const request = await knownRequest(trx, reference);
    const account = await findAccount(trx, request.account_id ?? 0);
    if (request.status !== 'approved' || !account || !awaitsConfirmation(account))
      throw new SetupError(`Request ${request.reference} has nobody who waits for a link.`);
    return mailWayIn(trx, account, request, context);
  });
}

/** Declines a request; the applicant is mailed the reason. */
export async function declineRequest(
  context: DecisionContext,
  reference: string,
  text: string,
): Promise<string> {
  const reason = text.trim();
  if (reason === '') throw new SetupError('The applicant is mailed the reason: give one with --reason.');
  return context.db.transaction().execute(async (trx) => {
    const request = await decide(trx, reference, {
      status: 'declined',
      decision_note: reason,
      decided_by: context.decidedBy ?? null,
    });
    const page = pageFor(context, request, '/registration/');
    await enqueueMail(trx, refusalMail(request, { reason, page }, context.mail), context.mail);
    return `Request ${request.reference} is declined. ${request.email} is mailed the reason.`;
  });
}
