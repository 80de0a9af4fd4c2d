import { ApiError } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { ownPointer, ownProblems, withOwnFields } from './wire-fields.ts';

test.each([
  ['/data/attributes/name', '/name'],
  ['/data/attributes/description', '/collectionRules'],
  ['/data/attributes/contacts/email', '/supervisorContacts/email'],
  ['/data/attributes/point/coordinates/0', '/lat'],
  ['/data/attributes/photos/2', '/photos/2'],
  ['/data/relationships/icon/data/id', '/iconId'],
  ['/rates/3/price', '/smrs/3/price'],
  ['/rates/0/srm_id', '/smrs/0/typeId'],
  ['/rates/0/units_slug', '/smrs/0/uom'],
])('%s of the payload is %s of the editor @P-07', (wire, own) => {
  expect(ownPointer(wire)).toBe(own);
});

test('problems and errors name the fields of the editor', () => {
  expect(ownProblems({ 'data.attributes.contacts.phone': { rule: 'phone' } })).toEqual({
    'supervisorContacts.phone': { rule: 'phone' },
  });
  const item = {
    status: '422',
    code: 'choice',
    title: 'No such unit',
    source: { pointer: '/rates/1/units_slug' },
  };
  expect(withOwnFields(new ApiError(422, [item]))).toMatchObject({
    status: 422,
    errors: [{ code: 'choice', source: { pointer: '/smrs/1/uom' } }],
  });
});
