import type { Answer } from '@ecocircle/shared-contracts';
import { sample } from 'effector';
import { createAct } from '../../acts/index.ts';
import { createKeyPages, createOneEntry } from '../../lists/index.ts';
import { actsOn } from '../acts/index.ts';

/** What an account may do. */
export const ACCOUNT_STATES = ['active', 'unconfirmed', 'blocked', 'inactive'] as const;

/** An account of the portal. */
export interface PortalAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  /** Names of server roles. */
  readonly roles: readonly string[];
  readonly organization: string | null;
  /** Whole points; null where the account has no balance. */
  readonly balance: number | null;
  readonly state: (typeof ACCOUNT_STATES)[number];
  readonly hasPassword: boolean;
  readonly createdAt: string;
}

const readAccount = (entry: Answer): PortalAccount => ({
  id: entry.text('id'),
  email: entry.text('email'),
  name: entry.text('name'),
  phone: entry.textOrNull('phone'),
  roles: entry.texts('roles'),
  organization: entry.textOrNull('organization'),
  balance: entry.figureOrNull('balance'),
  state: entry.oneOf('state', ACCOUNT_STATES),
  hasPassword: entry.flag('has_password'),
  createdAt: entry.moment('created_at'),
});

/** The portal's accounts. */
export const accounts = createKeyPages('/accounts/', readAccount);

/** One of them. */
export const account = createOneEntry((id) => `/accounts/${id}/`, readAccount);

/** Blocking, unblocking, unlocking, ending sessions, mailing another link. */
export const accountAct = createAct(['mailed-just-now', 'waits-for-nothing']);

/** Deleting it. */
export const deletion = createAct();

sample({ clock: accountAct.ended, target: [account.refreshed, actsOn.refreshed] });
