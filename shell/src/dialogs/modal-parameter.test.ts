import { expect, test } from 'vitest';
import { modalHead, modalOf, withModal, withoutModal } from './modal-parameter.ts';

test.each([
  ['?modal=question', 'question'],
  ['?when=past&modal=write-to-us', 'write-to-us'],
  ['?modal=inquire', null],
  ['?modal=anything-else', null],
  ['?modal', null],
  ['', null],
])('%s opens %s @R-19', (search, kind) => {
  expect(modalOf(search)).toBe(kind);
});

test('the parameter comes and goes without touching the others @R-19', () => {
  expect(withModal('?when=past', 'question')).toBe('?when=past&modal=question');
  expect(withoutModal('?when=past&modal=question')).toBe('?when=past');
  expect(withoutModal('?modal=question')).toBe('');
});

test('an open dialog gives the page its title, none gives nothing @R-19', () => {
  const shellHead = (id: string) => ({ title: id, description: '' });
  expect(modalHead('question', shellHead).title).toBe('modal-question');
  expect(modalHead(null, shellHead)).toEqual({});
});
