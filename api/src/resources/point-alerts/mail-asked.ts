import type { Locale, PointAlertRequest } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import type { AskingPage } from '../../forms/asking-page.ts';
import { enqueueMail, type NewMail } from '../../mail/outbox-repository.ts';
import { normalizeEmail } from '../accounts/normalize-email.ts';
import { createAlertLink } from './alert-links.ts';
import { confirmationMail, fullMail } from './alert-mails.ts';
import { readMaterialNames } from './alert-words.ts';
import { type Asked, askForAlert, toWatched } from './ask-for-alert.ts';
import { leaveLinks, leaveLinksOfAll, linkTarget } from './leave-links.ts';

async function mailFor(
  trx: Database,
  asked: Exclude<Asked, { mail: null }>,
  email: string,
  { origin, locale, context }: AskingPage,
): Promise<NewMail> {
  const names = await readMaterialNames(trx);
  const target = linkTarget(origin, locale, context.addresses);
  if (asked.mail === 'full') {
    const { endedBy } = await leaveLinksOfAll(trx, asked.alerts, target);
    return fullMail({ email, locale, names, pageOf: target.pageOf, alerts: endedBy });
  }
  const { alert } = asked;
  const own = linkTarget(origin, alert.locale as Locale, context.addresses);
  const page = own.pageOf(`/alerts/confirm/${await createAlertLink(trx, alert.id, 'confirm')}`);
  return confirmationMail({ alert, email, names }, page, await leaveLinks(trx, alert, own));
}

/** Stores what an address wants to be told of, and mails the link that confirms it, within the limits of an address. */
export const askByMail = (request: PointAlertRequest, asking: AskingPage): Promise<void> =>
  asking.context.db.transaction().execute(async (trx) => {
    const email = normalizeEmail(request.email);
    const asked = await askForAlert(trx, email, toWatched(request, asking.locale));
    if (asked.mail === null) return;
    await enqueueMail(trx, await mailFor(trx, asked, email, asking), asking.context.mail);
  });
