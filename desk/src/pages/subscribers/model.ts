import { createRequest } from '@ecocircle/app-kit/request';
import { Answer, LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { createEffect, sample } from 'effector';
import { createAct } from '../../acts/index.ts';
import { createKeyPages } from '../../lists/index.ts';
import { $api, sessionEnded } from '../../platform/api.ts';
import { saveTable } from './save-table.ts';

/** A reader of the newsletter whose address is known. */
export interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
  readonly createdAt: string;
  readonly confirmedAt: string | null;
}

/** How many readers of a language there are in each state. */
export interface SubscriberCount {
  readonly status: 'pending' | 'confirmed' | 'left';
  readonly locale: Locale;
  readonly count: number;
}

const readSubscriber = (entry: Answer): Subscriber => ({
  id: entry.text('id'),
  email: entry.text('email'),
  locale: entry.oneOf('locale', LOCALES),
  createdAt: entry.moment('created_at'),
  confirmedAt: entry.momentOrNull('confirmed_at'),
});

const readCount = (entry: Answer): SubscriberCount => ({
  status: entry.oneOf('status', ['pending', 'confirmed', 'left']),
  locale: entry.oneOf('locale', LOCALES),
  count: entry.figure('count'),
});

/** Readers of the newsletter. */
export const subscribers = createKeyPages('/subscribers/', readSubscriber);

/** How many there are. */
export const counts = createRequest({
  source: $api,
  send: async (api, _: null, signal) =>
    Answer.of(await api({ path: '/subscribers/counts/', signal }))
      .object('data')
      .list('counts')
      .map(readCount),
});

/** Ending a subscription on request. */
export const leaving = createAct();

/** Making the table of addresses, which the browser keeps as a file. */
export const exporting = createAct();

const saveTableFx = createEffect(saveTable);

sample({ clock: exporting.done, fn: ({ result }) => result, target: saveTableFx });
sample({ clock: leaving.ended, target: [subscribers.refreshed, counts.refreshed] });
sample({ clock: sessionEnded, fn: () => null, target: counts.reset });
