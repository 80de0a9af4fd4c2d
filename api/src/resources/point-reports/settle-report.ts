import type { Locale } from '@ecocircle/shared-contracts';
import { pageAddress, portalOrigin } from '../../addresses/portal-address.ts';
import type { Database } from '../../database/database.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { linkMail } from '../../mail/link-mail.ts';
import { enqueueMail } from '../../mail/outbox-repository.ts';
import { createReportLink, endReport, type Settlement } from './repository.ts';

/** What the settling of a report works with. */
export interface SettleContext extends Pick<FormContext, 'mail' | 'addresses'> {
  /** The host of the portal where no public address is configured. */
  readonly localHost: string;
}

/**
 * Ends an open report: its page says how from then on, and its sender is mailed a new link to it where they asked for
 * mail. Of two who settle it at once one does; false for the other. Run it in a transaction.
 */
export async function settleReport(
  trx: Database,
  id: number,
  settlement: Settlement,
  { mail, addresses, localHost }: SettleContext,
): Promise<boolean> {
  const report = await endReport(trx, id, settlement);
  if (!report) return false;
  if (report.email === null) return true;
  const locale = report.locale as Locale;
  const origin = portalOrigin({ host: localHost, protocol: 'http' }, locale, addresses);
  const path = `/reports/${await createReportLink(trx, id)}`;
  const page = pageAddress(origin, locale, path, addresses.productionHosts);
  await enqueueMail(trx, linkMail('report-settled', { email: report.email, locale, page }), mail);
  return true;
}
