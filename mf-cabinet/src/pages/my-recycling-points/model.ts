import { createRequest } from '@ecocircle/app-kit/request';
import { createEvent, sample } from 'effector';
import { $userId } from '../../account/index.ts';
import { $api } from '../../cabinet/index.ts';
import { fetchPoints, type PointListQuery, pointChanged } from '../../points/index.ts';

/** The page's address names another list. */
export const listOpened = createEvent<PointListQuery>();

export const list = createRequest({ source: $api, send: fetchPoints });

sample({ clock: listOpened, target: list.wanted });
sample({ clock: pointChanged, target: list.refreshed });
sample({ clock: $userId, fn: () => null, target: list.reset });
