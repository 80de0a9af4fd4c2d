import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PaintedInTurn } from './painted-in-turn.tsx';

test('what comes first is there at once, the rest follows in its order, and what was typed stays', async () => {
  const { rerender } = render(
    <PaintedInTurn>
      <input aria-label="First" />
      <p>Second</p>
      <p>Third</p>
    </PaintedInTurn>,
  );
  const first = screen.getByRole<HTMLInputElement>('textbox', { name: 'First' });
  first.value = 'typed';
  expect(screen.queryByText('Second')).toBeNull();
  await screen.findByText('Second');
  const third = await screen.findByText('Third');
  expect(third.previousElementSibling?.textContent).toBe('Second');
  rerender(
    <PaintedInTurn>
      <input aria-label="First" />
      <p>Second</p>
      <p>Changed</p>
    </PaintedInTurn>,
  );
  screen.getByText('Changed');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First' })).toBe(first);
  expect(first.value).toBe('typed');
});
