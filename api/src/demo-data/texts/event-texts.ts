import type { EventKind, EventStatus, Weekday } from '@ecocircle/shared-contracts';
import type { SceneId } from '../scenes/catalogue.ts';

/** A charity event as its organiser would announce it; the day counts from the day of seeding. */
export interface DemoEvent {
  readonly city: string;
  readonly kind: EventKind;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly place: readonly [lng: number, lat: number];
  readonly organizer: string;
  readonly day: number;
  /** The first of these from that day on, where the name says it. */
  readonly weekday?: Weekday;
  /** On the weekend to come, this day of it where it is still ahead; `day` is 0. */
  readonly weekend?: 'saturday' | 'sunday';
  readonly from: string;
  readonly to: string;
  /** Published unless it says otherwise. */
  readonly status?: EventStatus;
  /** Without a photo the portal shows the drawing of the kind. */
  readonly photo?: SceneId;
}
