import { isApiError } from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import { $userId, balanceMoved } from '../../account/index.ts';
import { $api } from '../../cabinet/api.ts';
import { fetchWithdrawals, type WithdrawalPage } from './fetch-withdrawals.ts';

/** The history as the page shows it. What is being replaced stays until the next one is there. */
export type History =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'ready'; readonly page: number } & WithdrawalPage)
  | { readonly kind: 'failed'; readonly cause: 'offline' | 'server' };

const LOADING: History = { kind: 'loading' };

/** The page's address names a page of the history. */
export const historyOpened = createEvent<number>();
export const historyLeft = createEvent();
export const retryPressed = createEvent();

export const loadHistoryFx = attach({
  source: $api,
  effect: (api, page: number) => fetchWithdrawals(api, page),
});

/** The page that the address names; null while the history is not shown. */
export const $page = createStore<number | null>(null)
  .on(historyOpened, (_, page) => page)
  .reset($userId, historyLeft);

const arrived = sample({
  clock: loadHistoryFx.done,
  source: $page,
  filter: (page, { params }) => page === params,
  fn: (_, { params, result }): History => ({ kind: 'ready', page: params, ...result }),
});

const failed = sample({
  clock: loadHistoryFx.fail,
  source: $page,
  filter: (page, { params }) => page === params,
  fn: (_, { error }): History => ({
    kind: 'failed',
    cause: isApiError(error) && error.status === 0 ? 'offline' : 'server',
  }),
});

export const $history = createStore<History>(LOADING)
  .on(arrived, (_, history) => history)
  // A history that was there is not taken away because it could not be renewed.
  .on(failed, (history, failure) => (history.kind === 'ready' ? history : failure))
  .on([historyOpened, retryPressed], (history, _) => (history.kind === 'failed' ? LOADING : history))
  .reset($userId, historyLeft);

/** Whether what is shown is about to be replaced. */
export const $refreshing = loadHistoryFx.pending;

const wanted = sample({
  clock: [historyOpened, retryPressed, balanceMoved],
  source: $page,
  filter: (page): page is number => page !== null,
});

sample({ clock: wanted, target: loadHistoryFx });
