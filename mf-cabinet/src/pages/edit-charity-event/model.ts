import { createForm, refusalOf } from '@ecocircle/app-kit/form';
import { EVENT_LIMITS, type FieldProblems } from '@ecocircle/shared-contracts';
import { attach } from 'effector';
import { $api } from '../../cabinet/index.ts';
import { cancelEvent, copyEvent, deleteEvent } from '../../own-events/index.ts';

const cancelFx = attach({
  source: $api,
  effect: async (api, { id, reason }: { id: string; reason: string }) => {
    await cancelEvent(api, id, reason);
    return { kind: 'sent', reference: null } as const;
  },
});

const TOO_LONG = { rule: 'maxLength', max: EVENT_LIMITS.reason } as const;

/** The question why an event is cancelled. */
export const cancelling = createForm<{ readonly reason: string }, { readonly id: string }>({
  initial: { reason: '' },
  filled: ['reason'],
  failsBeside: true,
  check: ({ reason }): FieldProblems => (reason.length > EVENT_LIMITS.reason ? { reason: TOO_LONG } : {}),
  send: ({ values, opening }) =>
    cancelFx({ id: opening?.id ?? '', reason: values.reason }).catch((error) =>
      refusalOf(error, { reason: EVENT_LIMITS.reason }),
    ),
});

/** Makes a draft of an event. */
export const copyFx = attach({ source: $api, effect: (api, id: string) => copyEvent(api, id) });

/** Deletes an event. */
export const deleteFx = attach({ source: $api, effect: (api, id: string) => deleteEvent(api, id) });
