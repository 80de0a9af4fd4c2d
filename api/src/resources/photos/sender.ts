import type { FastifyRequest } from 'fastify';
import type { Account } from '../../sessions/account.ts';

/** Who sends a photo: by whom it is counted, and whose it becomes. */
export type Sender = Pick<Account, 'organization_id'> & {
  readonly id: number | string;
  /** Null of a visitor. */
  readonly account_id: number | null;
};

/** Whose a photo becomes: who sends it, by the session of the portal or of the desk, or by their address. */
export type SenderOf = (request: FastifyRequest) => Sender;

/** An account as the sender of a photo. */
export const accountAsSender = ({ id, organization_id }: Account): Sender => ({
  id,
  organization_id,
  account_id: id,
});

/** A visitor, who has no account, as the sender of a photo. */
export const visitorAsSender = ({ ip }: FastifyRequest): Sender => ({
  id: ip,
  organization_id: null,
  account_id: null,
});
