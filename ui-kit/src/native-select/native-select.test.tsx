import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NativeSelect } from './native-select.tsx';

test('a native select reports the id of what was chosen', async () => {
  const change = jest.fn();
  const items = [
    { id: 'near', title: 'Nearest first' },
    { id: 'rated', title: 'Best rates first' },
  ];
  render(<NativeSelect label="Sort" items={items} value="near" onValueChange={change} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Best rates first');
  expect(change).toHaveBeenCalledWith('rated');
});
