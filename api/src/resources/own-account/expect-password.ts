import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors/request-error.ts';
import type { Session } from '../../sessions/sessions.ts';
import type { CredentialCheck } from '../accounts/credential-check.ts';
import { lockedOut } from '../accounts/locked-out.ts';

/** The password that a request carries, and the pointer of its field. */
interface GivenPassword {
  readonly password: string;
  readonly pointer: string;
}

/**
 * Refuses whoever does not know the password of the account that they are signed in to: an open page is not its owner.
 * A wrong one counts as a failed login, so that it cannot be guessed here either.
 *
 * @throws RequestError 422 `wrongPassword` at the field, 429 `too-many-requests` while the account is locked
 */
export async function expectPassword(
  check: CredentialCheck,
  { account }: Session,
  { password, pointer }: GivenPassword,
  { ip, reply }: Pick<FastifyRequest, 'ip'> & { readonly reply: FastifyReply },
): Promise<void> {
  const outcome = await check({ email: account.email, password, address: ip });
  if (outcome.kind === 'locked') throw lockedOut(reply, outcome.milliseconds);
  if (outcome.kind === 'signed-in') return;
  const title = 'This is not the password of the account';
  throw new RequestError({ status: 422, code: 'wrongPassword', title, source: { pointer } });
}
