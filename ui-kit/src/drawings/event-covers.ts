import type { EventKind } from '@ecocircle/shared-contracts';
import type { DrawingSource } from './drawing.tsx';
import cleanup from './event-cleanup.svg';
import collection from './event-collection.svg';
import exchange from './event-exchange.svg';
import planting from './event-planting.svg';
import workshop from './event-workshop.svg';

const FILES: Readonly<Record<EventKind, string>> = { cleanup, collection, planting, workshop, exchange };

/** The cover of an event that has no photo, 16 to 9. */
export const eventCoverDrawing = (kind: EventKind): DrawingSource => ({
  src: FILES[kind],
  width: 640,
  height: 360,
});
