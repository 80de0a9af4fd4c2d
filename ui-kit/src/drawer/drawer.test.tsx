import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer } from './drawer.tsx';

function Site() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} label="All pages" closeLabel="Close menu">
        <a href="/events">Events</a>
      </Drawer>
    </>
  );
}

const open = async () => {
  render(<Site />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.getByRole('dialog', { name: 'All pages' });
};

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close menu' }))],
  [
    'the backdrop',
    (drawer: HTMLElement) => {
      fireEvent.pointerDown(drawer);
      fireEvent.pointerUp(drawer);
    },
  ],
])('%s closes it and the focus returns', async (_, leave) => {
  const drawer = await open();
  screen.getByRole('link', { name: 'Events' }).focus();
  await leave(drawer);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
});

test('Tab stays inside, both ways', async () => {
  await open();
  screen.getByRole('link', { name: 'Events' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close menu' }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Events' }));
});
