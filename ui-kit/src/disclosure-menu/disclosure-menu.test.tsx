import { setGlobal } from '@ecocircle/test-kit';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { DisclosureMenu } from './disclosure-menu.tsx';

afterEach(() => {
  jest.useRealTimers();
});

const tree = (page = '/') => (
  <>
    <DisclosureMenu button="Manuals" closeOn={page}>
      <a href="/events-manual">For events</a>
      <a href="/inspections">For inspections</a>
    </DisclosureMenu>
    <button type="button">Outside</button>
  </>
);
const button = () => screen.getByRole('button', { name: 'Manuals' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const link = (name: string) => screen.getByRole('link', { name });

test('arrow keys open it and move among the links, round and to both ends @H-03', async () => {
  render(tree());
  button().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link('For events'));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(link('For inspections'));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(link('For events'));
});

test('Escape closes it and the focus returns to its button @H-03', async () => {
  render(tree());
  await userEvent.click(button());
  link('For inspections').focus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('a press outside, leaving it by Tab and a navigation close it', async () => {
  const { rerender } = render(tree());
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
  expect(isOpen()).toBe(false);
  await userEvent.click(button());
  link('For inspections').focus();
  await userEvent.tab();
  expect(isOpen()).toBe(false);
  await userEvent.click(button());
  rerender(tree('/events-manual'));
  expect(isOpen()).toBe(false);
});

test('a press that comes as soon as it is painted holds', () => {
  function PressedAtOnce() {
    useLayoutEffect(() => button().click(), []);
    return tree();
  }
  render(<PressedAtOnce />);
  expect(isOpen()).toBe(true);
});

test('a mouse opens it by resting on it, a press keeps it, a second one closes it', () => {
  jest.useFakeTimers();
  setGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  render(tree());
  const root = button().parentElement as HTMLElement;
  fireEvent.pointerEnter(root, { pointerType: 'mouse' });
  expect(isOpen()).toBe(false);
  act(() => jest.advanceTimersByTime(120));
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  fireEvent.pointerLeave(root, { pointerType: 'mouse' });
  act(() => jest.advanceTimersByTime(120));
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
});

test('a finger that passes over it opens nothing', () => {
  jest.useFakeTimers();
  render(tree());
  fireEvent.pointerEnter(button().parentElement as HTMLElement, { pointerType: 'touch' });
  act(() => jest.advanceTimersByTime(500));
  expect(isOpen()).toBe(false);
});
