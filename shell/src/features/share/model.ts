import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { shareRequested } from '../dialogs/index.ts';
import { shareBySheet } from './native-sheet.ts';
import { type ShareDefaults, type SharedPage, sharedPage } from './shared-page.ts';

/** The portal began on a page: what is shared unless somebody says otherwise. */
export const shareStarted = createEvent<ShareDefaults>();
export const shareClosed = createEvent();

const $defaults = createStore<ShareDefaults | null>(null).on(shareStarted, (_, defaults) => defaults);

/** Resolves with whether the phone's own sheet settled the matter. */
export const shareBySheetFx = createEffect((page: SharedPage) => shareBySheet(navigator, page));

const completed = sample({
  clock: shareRequested,
  source: $defaults,
  filter: Boolean,
  fn: (defaults, data) => sharedPage(data, defaults),
});
sample({ clock: completed, target: shareBySheetFx });

export const $shared = createStore<SharedPage | null>(null)
  .on(shareBySheetFx.done, (_, { params, result: isSettled }) => (isSettled ? null : params))
  .reset(shareClosed);

export const $isShareOpen = $shared.map((page) => page !== null);

export const copyLinkFx = attach({
  source: $shared,
  effect: (shared): Promise<void> => navigator.clipboard.writeText(shared?.url ?? ''),
});

/** How copying went; forgotten whenever the dialog opens or closes. */
export const $copying = createStore<'not-yet' | 'done' | 'failed'>('not-yet')
  .on(copyLinkFx.done, () => 'done')
  .on(copyLinkFx.fail, () => 'failed')
  .reset(shareRequested, shareClosed);
