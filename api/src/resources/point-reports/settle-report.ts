import type { Locale } from '@ecocircle/shared-contracts';
import { pageAddress, portalOrigin } from '../../addresses/portal-address.ts';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { linkMail } from '../../mail/link-mail.ts';
import { enqueueMail } from '../../mail/outbox-repository.ts';
import { isPublicStatus } from '../recycling-points/public-points.ts';
import { createReportLink, endReport, type Settlement } from './repository.ts';

/** What the settling of a report works with. */
export interface SettleContext extends Pick<FormContext, 'mail' | 'addresses'> {
  /** The host of the portal where no public address is configured. */
  readonly localHost: string;
}

/** A report says that its point was taken off the map only once that is so. */
async function refusePublic(trx: Database, pointId: number): Promise<void> {
  const { status } = await trx
    .selectFrom('recycling_points')
    .select('status')
    .where('id', '=', pointId)
    .executeTakeFirstOrThrow();
  if (!isPublicStatus(status)) return;
  throw new RequestError({
    status: 409,
    code: 'point-is-public',
    title: 'The recycling point is still on the map: take it down first',
  });
}

/**
 * Ends an open report: its page says how from then on, and its sender is mailed a new link to it where they asked for
 * mail. Of two who settle it at once one does; false for the other. Run it in a transaction.
 *
 * @throws RequestError 409 `point-is-public` where it says that a point was taken down that was not
 */
export async function settleReport(
  trx: Database,
  id: number,
  settlement: Settlement,
  { mail, addresses, localHost }: SettleContext,
): Promise<boolean> {
  const report = await endReport(trx, id, settlement);
  if (!report) return false;
  if (settlement.outcome === 'taken-down') await refusePublic(trx, report.point_id);
  if (report.email === null) return true;
  const locale = report.locale as Locale;
  const origin = portalOrigin({ host: localHost, protocol: 'http' }, locale, addresses);
  const path = `/reports/${await createReportLink(trx, id)}`;
  const page = pageAddress(origin, locale, path, addresses.productionHosts);
  await enqueueMail(trx, linkMail('report-settled', { email: report.email, locale, page }), mail);
  return true;
}
