import type { PortalEvents } from '@ecocircle/shared-contracts';
import { createEvent, merge } from 'effector';

/** A point of somebody here was created, saved, given another status or deleted. */
export const pointChanged = createEvent<PortalEvents['point-changed']>();

/** Many points were created or changed at once, by a file or by asking for their reviews. */
export const pointsChanged = createEvent();

/** One point or many were changed: lists are asked for again. */
export const anyPointChanged = merge([pointChanged, pointsChanged]);
