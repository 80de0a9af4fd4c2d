import { type Answer, type OwnEvent, toOwnEvent } from '@ecocircle/shared-contracts';
import { sample } from 'effector';
import { createAct } from '../../acts/index.ts';
import { createKeyPages, createOneEntry } from '../../lists/index.ts';

/** Something that staff did to an event. */
export interface EventAct {
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly note: string;
}

/** An event with what staff did to it. */
export interface DeskEvent {
  readonly event: OwnEvent;
  readonly history: readonly EventAct[];
}

const readEvent = (entry: Answer): DeskEvent => ({
  event: toOwnEvent(entry.object('event')),
  history: entry.list('history').map((act) => ({
    at: act.moment('at'),
    who: act.text('actor_name'),
    action: act.text('action'),
    note: act.text('note'),
  })),
});

/** Charity events that are public or were. */
export const events = createKeyPages('/events/', toOwnEvent);

/** One of them. */
export const event = createOneEntry((id) => `/events/${id}/`, readEvent);

/** Taking it down, or calling it off. */
export const ending = createAct();

sample({ clock: ending.ended, target: event.refreshed });
