import { createRequest } from '@ecocircle/app-kit/request';
import { createEvent, sample } from 'effector';
import { $userId } from '../account/index.ts';
import { $api } from '../cabinet/index.ts';
import { countDrafts } from './calls.ts';

/** A page was opened that says how many drafts of events there are. */
export const draftsNeeded = createEvent();

const drafts = createRequest({ source: $api, send: (api, _: null, signal) => countDrafts(api, signal) });
sample({ clock: draftsNeeded, fn: () => null, target: drafts.wanted });
sample({ clock: $userId, fn: () => null, target: drafts.reset });

/** How many drafts of events wait to be published; 0 as long as nobody knows. */
export const $draftCount = drafts.$state.map((state) => (state.kind === 'ready' ? state.data : 0));
