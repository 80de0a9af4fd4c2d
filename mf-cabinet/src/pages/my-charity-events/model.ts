import { createRequest } from '@ecocircle/app-kit/request';
import { sample } from 'effector';
import { $userId } from '../../account/index.ts';
import { $api } from '../../cabinet/index.ts';
import { fetchEvents } from '../../own-events/index.ts';

/** The list that the page's address names, asked for anew with each visit. */
export const list = createRequest({ source: $api, send: fetchEvents });
sample({ clock: $userId, fn: () => null, target: list.reset });
