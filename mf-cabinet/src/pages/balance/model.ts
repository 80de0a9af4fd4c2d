import { createRequest } from '@ecocircle/app-kit/request';
import { createEvent, sample } from 'effector';
import { $userId, balanceChanged } from '../../account/index.ts';
import { $api } from '../../cabinet/index.ts';
import { fetchWithdrawals } from './fetch-withdrawals.ts';

/** The page's address names a page of the history. */
export const historyOpened = createEvent<number>();

export const history = createRequest({ source: $api, send: fetchWithdrawals });

sample({ clock: historyOpened, target: history.wanted });
sample({ clock: balanceChanged, target: history.refreshed });
sample({ clock: $userId, fn: () => null, target: history.reset });
