import { ALERT_PATHS, type Locale } from '@ecocircle/shared-contracts';
import { type PortalAddresses, pageAddress } from '../../addresses/portal-address.ts';
import type { Database } from '../../database/database.ts';
import { oneClickAddress } from '../../forms/one-click-leave.ts';
import { createAlertLink } from './alert-links.ts';
import type { EndedBy, LeaveLinks } from './alert-mails.ts';
import type { Alert } from './ask-for-alert.ts';

/** The path that the List-Unsubscribe header of mails about alerts names. */
export const ONE_CLICK_PATH = `${ALERT_PATHS.leave}one-click`;

/** Where the links of a mail lead: the origin, and its pages in a language. */
export interface LinkTarget {
  readonly origin: string;
  readonly pageOf: (path: string) => string;
}

/** Where the links of a mail in a language lead. */
export const linkTarget = (origin: string, locale: Locale, addresses: PortalAddresses): LinkTarget => ({
  origin,
  pageOf: (path) => pageAddress(origin, locale, path, addresses.productionHosts),
});

/** Makes the links that end an alert, for one mail. */
export async function leaveLinks(
  trx: Database,
  { id }: Alert,
  { origin, pageOf }: LinkTarget,
): Promise<LeaveLinks> {
  const token = await createAlertLink(trx, id, 'leave');
  return {
    page: pageOf(`/alerts/leave/${token}`),
    oneClick: oneClickAddress(origin, ONE_CLICK_PATH, token),
  };
}

/** Makes the links that end each of several alerts of an address, for one mail; its button ends them all. */
export async function leaveLinksOfAll(trx: Database, alerts: readonly Alert[], target: LinkTarget) {
  const endedBy: EndedBy[] = [];
  let oneClick = '';
  for (const alert of alerts) {
    const token = await createAlertLink(trx, alert.id, 'leave');
    endedBy.push({ alert, page: target.pageOf(`/alerts/leave/${token}`) });
    oneClick ||= oneClickAddress(target.origin, ONE_CLICK_PATH, token, true);
  }
  return { endedBy, leave: { page: endedBy[0]?.page ?? '', oneClick } satisfies LeaveLinks };
}
