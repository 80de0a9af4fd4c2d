import { INQUIRE_TYPES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { dialogHead, dialogOf, withModal, withoutDialog } from './dialog-address.ts';

test.each([
  ['?modal=question', { kind: 'question' }],
  ['?when=past&modal=write-to-us', { kind: 'write-to-us' }],
  ['?inquire=recycling-companies', { kind: 'inquire', type: 'recycling-companies' }],
  ['?inquire=government&modal=question', { kind: 'question' }],
  ['?inquire=government&modal=anything-else', { kind: 'inquire', type: 'government' }],
  ['?modal=inquire', null],
  ['?modal=anything-else', null],
  ['?inquire=anybody', null],
  ['?inquire', null],
  ['?modal', null],
  ['', null],
])('%s opens %j @R-19 @D-01', (search, dialog) => {
  expect(dialogOf(search)).toEqual(dialog);
});

test.each([
  ['?when=past&modal=question', '?when=past'],
  ['?modal=question', ''],
  ['?inquire=government&modal=question', ''],
  ['?when=past&inquire=government', '?when=past'],
  ['?inquire=government&modal=anything-else', '?modal=anything-else'],
])('%s without its dialog is %j @R-19', (search, rest) => {
  expect(withoutDialog(search)).toBe(rest);
});

test('a dialog is added to what an address says @R-19', () => {
  expect(withModal('?when=past', 'question')).toBe('?when=past&modal=question');
});

const shellHead = (id: string) => ({ title: id, description: '' });

test('an open dialog gives the page its title, none gives nothing @R-19', () => {
  expect(dialogHead({ kind: 'question' }, shellHead).title).toBe('modal-question');
  expect(dialogHead(null, shellHead)).toEqual({});
});

test('every audience has a head of its own @N-04', () => {
  const heads = INQUIRE_TYPES.map((type) => dialogHead({ kind: 'inquire', type }, shellHead).title);
  expect(heads).toEqual(INQUIRE_TYPES.map((type) => `modal-inquire.${type}`));
  expect(dialogHead({ kind: 'inquire' }, shellHead).title).toBe('modal-inquire.government');
});
