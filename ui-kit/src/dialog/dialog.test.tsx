import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

function Asking({ permanent = false }: { permanent?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete the point?"
        closeLabel="Close"
        permanent={permanent}
        actions={
          <button type="button" onClick={() => setOpen(false)}>
            Delete
          </button>
        }
      >
        <input aria-label="Reason" />
      </Dialog>
    </>
  );
}

const open = async (permanent = false) => {
  render(<Asking permanent={permanent} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return screen.getByRole('dialog', { name: 'Delete the point?' });
};

const pressBackdrop = (dialog: HTMLElement) => {
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(dialog);
};

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the backdrop', pressBackdrop],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it and the focus returns @D-05', async (_, leave) => {
  const dialog = await open();
  await userEvent.click(screen.getByLabelText('Reason'));
  await leave(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
});

test('a permanent one has no close button and stays on Escape, backdrop and the browser’s own request @D-05', async () => {
  const dialog = await open(true);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.click(screen.getByLabelText('Reason'));
  await userEvent.keyboard('{Escape}');
  pressBackdrop(dialog);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(screen.getByRole('dialog')).toBe(dialog);
});

test('Tab stays inside, both ways @D-05', async () => {
  await open();
  screen.getByRole('button', { name: 'Delete' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
});

test('a press that begins inside and ends on the backdrop, as when selecting text, does not close it', () => {
  const close = jest.fn();
  render(
    <Dialog open onClose={close} title="Write to us" closeLabel="Close">
      text
    </Dialog>,
  );
  fireEvent.pointerDown(screen.getByText('text'));
  fireEvent.pointerUp(screen.getByRole('dialog'));
  expect(close).not.toHaveBeenCalled();
});

test('closing forgets what was in it', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Reason'), 'moved');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('');
});
