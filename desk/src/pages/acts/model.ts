import type { Answer } from '@ecocircle/shared-contracts';
import { createKeyPages } from '../../lists/index.ts';

/** Something that a member of staff did. */
export interface StaffAct {
  readonly id: string;
  readonly at: string;
  readonly who: string;
  /** The part of the desk, as its calls name it. */
  readonly area: string;
  readonly action: string;
  /** What it was done to; empty where it is about nothing single. */
  readonly subject: string;
  readonly note: string;
}

const readAct = (entry: Answer): StaffAct => ({
  id: entry.text('id'),
  at: entry.moment('at'),
  who: entry.text('actor_name'),
  area: entry.text('area'),
  action: entry.text('action'),
  subject: entry.text('subject'),
  note: entry.text('note'),
});

/** Everything that staff did. */
export const acts = createKeyPages('/acts/', readAct);

/** What staff did to one thing. */
export const actsOn = createKeyPages('/acts/', readAct);
