import type { FastifyRequest } from 'fastify';
import type { Account } from '../../sessions/account.ts';

/** Whose a photo becomes: who sends it, by the session of the portal or of the desk. */
export type SenderOf = (request: FastifyRequest) => Account;
