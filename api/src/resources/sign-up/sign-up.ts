import type { SignUp } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { type AskingPage, mailLink } from '../../forms/asking-page.ts';
import type { Account } from '../../sessions/account.ts';
import { countLinksSince, createAccountLink } from '../accounts/account-links.ts';
import { normalizeEmail } from '../accounts/normalize-email.ts';
import { hashPassword, type PasswordCost, verifyPassword } from '../accounts/password-hash.ts';
import { findAccountByEmail, holdAccount } from '../accounts/repository.ts';
import { awaitsConfirmation, insertUnconfirmed } from './unconfirmed-account.ts';

/** The shortest time between two confirmation mails; the link in the earlier one still works. */
const MAIL_AGAIN_AFTER_MS = 5 * 60_000;

/** What a sign-up needs beside the form. */
export interface SignUpSurroundings extends AskingPage {
  readonly passwordCost: PasswordCost;
}

/** Mails a link that confirms the mailbox of an account; false where one was mailed minutes ago. */
export async function mailConfirmation(
  trx: Database,
  { id, email }: Account,
  asking: AskingPage,
): Promise<boolean> {
  const since = new Date(currentTime().valueOf() - MAIL_AGAIN_AFTER_MS);
  if ((await countLinksSince(trx, id, 'confirm-email', since)) > 0) return false;
  const token = await createAccountLink(trx, id, 'confirm-email');
  await mailLink(trx, 'sign-up-confirmation', { email, path: `/confirm-email/${token}` }, asking);
  return true;
}

/** Opens an account that waits for its mailbox to be confirmed; undefined where another sign-up came first. */
async function openAccount(form: SignUp, surroundings: SignUpSurroundings): Promise<'mailed' | undefined> {
  const { context, passwordCost } = surroundings;
  const password_hash = await hashPassword(form.password, passwordCost);
  return context.db.transaction().execute(async (trx) => {
    const account = await insertUnconfirmed(trx, {
      email: normalizeEmail(form.email),
      name: form.first_name.toWellFormed(),
      password_hash,
    });
    if (!account) return undefined;
    await mailConfirmation(trx, account, surroundings);
    return 'mailed';
  });
}

/** Whether a password is the one of an account that has one. */
const isPasswordOf = async (password: string, { password_hash }: Account): Promise<boolean> =>
  password_hash !== '' && verifyPassword(password, password_hash);

/**
 * Signs up once more with an account that waits. Two passwords for one mailbox may come from two people,
 * and the mail does not show which of them reads it: from then on neither is valid.
 */
async function signUpAgain(
  account: Account,
  form: SignUp,
  surroundings: SignUpSurroundings,
): Promise<'mailed' | undefined> {
  const isSame = await isPasswordOf(form.password, account);
  return surroundings.context.db.transaction().execute(async (trx) => {
    const now = await holdAccount(trx, account.id);
    if (!now || !awaitsConfirmation(now) || now.password_hash !== account.password_hash) return undefined;
    if (!isSame)
      await trx.updateTable('accounts').set({ password_hash: '' }).where('id', '=', now.id).execute();
    await mailConfirmation(trx, now, surroundings);
    return 'mailed';
  });
}

/** Opens an account, or mails another link where it was never confirmed; `exists` where it was. */
export async function signUp(form: SignUp, surroundings: SignUpSurroundings): Promise<'mailed' | 'exists'> {
  for (;;) {
    const known = await findAccountByEmail(surroundings.context.db, form.email);
    if (known && !awaitsConfirmation(known)) return 'exists';
    const outcome = await (known ? signUpAgain(known, form, surroundings) : openAccount(form, surroundings));
    if (outcome) return outcome;
  }
}
