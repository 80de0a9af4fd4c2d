import type { PortalEvents } from '@ecocircle/shared-contracts';
import { createEvent } from 'effector';

/** A point of somebody here was created, saved, given another status or deleted. */
export const pointChanged = createEvent<PortalEvents['point-changed']>();
