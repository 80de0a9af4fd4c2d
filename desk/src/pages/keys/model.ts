import { createRequest } from '@ecocircle/app-kit/request';
import { Answer } from '@ecocircle/shared-contracts';
import { sample } from 'effector';
import { createAct } from '../../acts/index.ts';
import { $api, sessionEnded } from '../../platform/api.ts';

/** A key of access tokens by the id that tokens name; its secret stays on the server. */
export interface Key {
  readonly id: string;
  /** The one that signs, or an earlier one whose tokens are still accepted. */
  readonly state: 'current' | 'retired';
  readonly madeAt: string | null;
  /** When its last token expires. */
  readonly endsAt: string | null;
}

/** The keys, and whether the environment gives them: then they are not rotated here. */
export interface Keys {
  readonly areGiven: boolean;
  readonly keys: readonly Key[];
}

const readKey = (entry: Answer): Key => ({
  id: entry.text('id'),
  state: entry.oneOf('state', ['current', 'retired']),
  madeAt: entry.momentOrNull('made_at'),
  endsAt: entry.momentOrNull('ends_at'),
});

async function readKeys(answer: Promise<unknown>): Promise<Keys> {
  const data = Answer.of(await answer).object('data');
  return { areGiven: data.flag('are_given'), keys: data.list('keys').map(readKey) };
}

/** The keys of access tokens. */
export const keys = createRequest({
  source: $api,
  send: (api, _: null, signal) => readKeys(api({ path: '/keys/', signal })),
});

/** Making a new one. */
export const rotation = createAct();

sample({ clock: rotation.ended, target: keys.refreshed });
sample({ clock: sessionEnded, fn: () => null, target: keys.reset });
