import { balanceChanged } from '../../account/index.ts';
import { createAccountRequest } from '../../cabinet/index.ts';
import { fetchWithdrawals } from './fetch-withdrawals.ts';

/** A page of the history of withdrawals, counted from 1. */
export const history = createAccountRequest(fetchWithdrawals, balanceChanged);
