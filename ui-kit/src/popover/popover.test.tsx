import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/index.ts';
import { Popover } from './popover.tsx';

const show = () =>
  render(
    <>
      <Popover trigger={<Button>Add to calendar</Button>} label="Calendars">
        {(close) => (
          <button type="button" onClick={close}>
            Google
          </button>
        )}
      </Popover>
      <button type="button">Outside</button>
    </>,
  );
const trigger = () => screen.getByRole('button', { name: 'Add to calendar' });

test('opens at its button, takes the focus and says that it is open', async () => {
  show();
  await userEvent.click(trigger());
  expect(screen.getByRole('dialog', { name: 'Calendars' })).toBeTruthy();
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Google' }));
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its own content', () => userEvent.click(screen.getByRole('button', { name: 'Google' }))],
])('%s closes it and gives the focus back', async (_, leave) => {
  show();
  await userEvent.click(trigger());
  await leave();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test('a press outside and leaving by Tab close it', async () => {
  show();
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(trigger());
  await userEvent.tab();
  expect(screen.queryByRole('dialog')).toBeNull();
});
