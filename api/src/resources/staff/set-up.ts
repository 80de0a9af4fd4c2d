import { machineTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { endDeskSessionsOf, mayWork } from '../../sessions/desk-sessions.ts';
import type { FactorVault } from '../../sessions/factor-vault.ts';
import { forgiveAccount } from '../accounts/login-attempts.ts';
import { findAccount, setPassword } from '../accounts/repository.ts';
import { setFactor } from './repository.ts';
import { factorUri, newFactorSecret, periodOf } from './second-factor.ts';
import { findSetUpLink, offerFactor, spendSetUpLink } from './set-up-links.ts';

const linkGone = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'link-unknown',
    title: 'This link does not work any more; ask for another one',
  });

const wrongCode = (): RequestError =>
  new RequestError({
    status: 422,
    code: 'wrong-code',
    title: 'The code is not the one that the app shows now',
    source: { pointer: '/code' },
  });

async function openLink(db: Database, token: string) {
  const link = await findSetUpLink(db, token);
  const account = link && (await findAccount(db, link.account_id));
  if (!link || !account || !mayWork(account)) throw linkGone();
  return { link, account };
}

/** What a person is shown who opens a link: who they are, and the secret for their authenticator app. */
export async function lookAtSetUp(db: Database, vault: FactorVault, token: string) {
  const { link, account } = await openLink(db, token);
  const sealed = await offerFactor(db, link, await vault.seal(newFactorSecret()));
  const secret = await vault.open(sealed);
  if (secret === undefined) throw linkGone();
  return { email: account.email, secret, uri: factorUri(secret, account.email) };
}

/** What a person sends who has set up the app. */
export interface SetUp {
  readonly token: string;
  readonly passwordHash: string;
  readonly code: string;
}

/** Sets password and second factor by a link, once. Sessions from before end. */
export async function setUp(db: Database, vault: FactorVault, given: SetUp): Promise<void> {
  const { link, account } = await openLink(db, given.token);
  const secret = link.factor === null ? undefined : await vault.open(link.factor);
  if (secret === undefined) throw linkGone();
  const step = periodOf(secret, given.code, machineTime().valueOf());
  if (step === undefined) throw wrongCode();
  await db.transaction().execute(async (trx) => {
    if (!(await spendSetUpLink(trx, link))) throw linkGone();
    await setPassword(trx, account.id, given.passwordHash);
    await setFactor(trx, account.id, link.factor, step);
    await endDeskSessionsOf(trx, account.id);
    for (const realm of ['desk', 'desk-code'] as const) await forgiveAccount(trx, account.email, realm);
  });
}
