import { createForm, type Answer as FormAnswer } from '@ecocircle/app-kit/form';
import { BALANCE_LIMITS, type FieldProblems, readPoints, toWithdrawal } from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import { answerTo } from '../../../forms/index.ts';
import { createKeyPages } from '../../../lists/index.ts';
import { $api } from '../../../platform/api.ts';
import { actsOn } from '../../acts/index.ts';
import { account } from '../model.ts';

/** Why a balance is not changed. */
export type BalanceRefusal = 'not-enough' | 'too-much' | 'key-of-another';

/** The balance of an account is shown; its id. */
export const balanceShown = createEvent<string>();

const $accountId = createStore('').on(balanceShown, (_, id) => id);

/** What changed the balance of an account. */
export const history = createKeyPages((id) => `/accounts/${id}/balance/`, toWithdrawal);

const changed = createEvent();

/** How often the balance was changed since it shows. */
export const $changes = createStore(0)
  .on(changed, (times) => times + 1)
  .reset(balanceShown);

/** Names one change: sent again after a failure it is made once. The next change has another one. */
const $key = createStore('').on([balanceShown, changed], () => crypto.randomUUID());

interface Typed {
  /** One of BALANCE_CHANGE_KINDS; the API refuses others. */
  readonly kind: string;
  readonly amount: string;
  readonly comment: string;
}

const changeFx = attach({
  source: { api: $api, id: $accountId, key: $key },
  effect({ api, id, key }, { kind, amount, comment }: Typed): Promise<FormAnswer<BalanceRefusal>> {
    const body = { kind, amount: readPoints(amount.trim()) ?? 0, comment: comment.trim(), key };
    const call = api({ method: 'POST', path: `/accounts/${id}/balance/`, body });
    const limits = { amount: null, comment: BALANCE_LIMITS.comment };
    return answerTo(call, ['not-enough', 'too-much', 'key-of-another'], { limits });
  },
});

function check({ amount, comment }: Typed): FieldProblems {
  const typed = amount.trim();
  const isWrong = typed !== '' && readPoints(typed) === undefined;
  return {
    ...(isWrong && { amount: { rule: 'numeric' } }),
    ...(comment.length > BALANCE_LIMITS.comment && {
      comment: { rule: 'maxLength', max: BALANCE_LIMITS.comment },
    }),
  };
}

/** Points to take or to give, and what for. */
export const balanceForm = createForm({
  initial: { kind: 'withdrawal', amount: '', comment: '' } as Typed,
  filled: ['amount', 'comment'],
  check,
  failsBeside: true,
  send: ({ values }) => changeFx(values),
});

sample({
  clock: changeFx.doneData,
  filter: ({ kind }) => kind === 'sent',
  fn: () => {},
  target: [changed, balanceForm.left, account.refreshed, actsOn.refreshed],
});
sample({
  clock: changed,
  source: $accountId,
  fn: (of) => ({ of, filter: {}, pages: 1 }),
  target: history.wanted,
});
