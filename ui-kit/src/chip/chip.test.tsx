import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChipLink, Tag } from './chip.tsx';

test('a chip link says that it leads to what is shown', () => {
  render(
    <ChipLink href="/events/" current>
      This month
    </ChipLink>,
  );
  expect(screen.getByRole('link', { name: 'This month', current: 'page' })).toBeTruthy();
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
