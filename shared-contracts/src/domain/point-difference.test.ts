import { expect, test } from '@jest/globals';
import { differenceOf } from './point-difference.ts';
import { EMPTY_DRAFT, type PointDraft } from './point-draft.ts';

const draft: PointDraft = {
  ...EMPTY_DRAFT,
  smrs: [{ id: '1', uom: 'kg', rate: 12.5, typeId: 'paper' }],
};

test('a revision differs in what was changed, not in the ids of its copies @X-01', () => {
  const revision = { ...draft, smrs: [{ ...draft.smrs[0], id: '2' }] } as PointDraft;
  expect(differenceOf(draft, revision)).toEqual([]);
});

test('rates, hours of a day and contacts are told field by field @X-01', () => {
  const after: PointDraft = {
    ...draft,
    smrs: [{ id: '1', uom: 'kg', rate: 13, typeId: 'paper' }],
    supervisorContacts: { ...draft.supervisorContacts, phone: '+7 701 234 56 78' },
    workingHours: { ...draft.workingHours, monday: { kind: 'around-the-clock' } },
  };
  expect(differenceOf(draft, after)).toEqual([
    { field: 'supervisorContacts.phone', before: '', after: '+7 701 234 56 78' },
    { field: 'workingHours.monday', before: { kind: 'closed' }, after: { kind: 'around-the-clock' } },
    {
      field: 'smrs',
      before: [{ uom: 'kg', rate: 12.5, typeId: 'paper' }],
      after: [{ uom: 'kg', rate: 13, typeId: 'paper' }],
    },
  ]);
});
