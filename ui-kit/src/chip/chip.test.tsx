import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChipLink, Tag } from './chip.tsx';
import { ChipChoice } from './chip-choice.tsx';

test('a chip link says that it leads to what is shown', () => {
  render(
    <ChipLink href="/events/" current>
      This month
    </ChipLink>,
  );
  expect(screen.getByRole('link', { name: 'This month', current: 'page' })).toBeTruthy();
});

test('a chip link on a deep ground is drawn for it, by whatever link', () => {
  render(
    <ChipLink deep icon={<i />} render={<a href="/map">Glass</a>}>
      Glass
    </ChipLink>,
  );
  const link = screen.getByRole('link', { name: 'Glass' });
  expect([link.getAttribute('href'), link.className]).toEqual(['/map', expect.stringContaining('deep')]);
});

test('a tag is taken away by a named button', async () => {
  const remove = jest.fn();
  render(
    <Tag onRemove={remove} removeLabel="Remove glass">
      Glass
    </Tag>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove glass' }));
  expect(remove).toHaveBeenCalledTimes(1);
});

test('a chip that is chosen in part says so, and is wholly chosen by a press', async () => {
  const change = jest.fn();
  const { rerender } = render(
    <ChipChoice checked={false} partly onChange={change}>
      Glass
    </ChipChoice>,
  );
  const chip = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Glass' });
  expect([chip.indeterminate, chip.checked]).toEqual([true, false]);
  await userEvent.click(chip);
  expect(change).toHaveBeenCalledTimes(1);
  rerender(
    <ChipChoice checked onChange={change}>
      Glass
    </ChipChoice>,
  );
  expect([chip.indeterminate, chip.checked]).toEqual([false, true]);
});
