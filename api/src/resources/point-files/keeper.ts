import type { Account } from '../../sessions/account.ts';

/** An account with the organisation whose points it keeps. */
export type Keeper = Account & { readonly organization_id: number };
