import { type Answer, outcomeOf } from '@ecocircle/app-kit/form';
import { expect, test } from '@jest/globals';
import { outcomeKind } from './outcome.ts';
import type { Reason } from './send-part.ts';

const SENT: Answer<Reason> = { kind: 'sent', reference: 'R-7K3F' };
const FAILED: Answer<Reason> = { kind: 'failed', isFinal: false };
const EXISTS: Answer<Reason> = { kind: 'refused', reason: 'exists', about: 'email' };
const WAIT: Answer<Reason> = { kind: 'too-many', wait: 90, until: 0 };

test.each([
  ['user', true, false, { account: SENT }],
  ['failed', false, true, { account: FAILED }],
  ['failed', false, true, { account: WAIT }],
  ['exists', false, false, { account: EXISTS }],
  ['company', true, false, { company: SENT }],
  ['failed', false, true, { company: FAILED }],
  ['both', true, false, { company: SENT, account: SENT }],
  ['failed', false, true, { company: FAILED, account: FAILED }],
  ['companySent', false, true, { company: SENT, account: FAILED }],
  ['companySent', false, true, { company: SENT, account: WAIT }],
  ['userSent', false, true, { company: FAILED, account: SENT }],
  ['existsCompanySent', false, false, { company: SENT, account: EXISTS }],
  ['existsCompanyFailed', false, true, { company: FAILED, account: EXISTS }],
  ['existsCompanyFailed', false, true, { company: WAIT, account: EXISTS }],
] as const)('%s (done %s, retry %s) is told of %j @G-03', (kind, isDone, canRetry, results) => {
  const wanted = (['company', 'account'] as const).filter((part) => part in results);
  const outcome = outcomeOf(wanted, results);
  expect([outcomeKind(outcome), outcome.isDone, outcome.canRetry]).toEqual([kind, isDone, canRetry]);
});

test('the number of the request and the longest wait are told', () => {
  const wanted = ['company', 'account'] as const;
  expect(outcomeOf(wanted, { company: SENT, account: WAIT })).toMatchObject({
    reference: 'R-7K3F',
    tooMany: { wait: 90 },
  });
  expect(outcomeOf(wanted, { company: { ...WAIT, wait: 120 }, account: WAIT }).tooMany?.wait).toBe(120);
  expect(outcomeOf(wanted, { company: FAILED, account: FAILED })).toMatchObject({
    reference: null,
    tooMany: null,
  });
});
