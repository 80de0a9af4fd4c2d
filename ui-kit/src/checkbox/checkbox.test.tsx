import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';

test('a press on the label checks the box', async () => {
  const change = jest.fn();
  render(<Checkbox onCheckedChange={change}>I agree</Checkbox>);
  await userEvent.click(screen.getByText('I agree'));
  expect(change).toHaveBeenCalledWith(true);
});

test('an error and a hint describe the box', () => {
  render(
    <Checkbox error="Agree to go on" hint="You can withdraw it">
      I agree
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox', {
    name: 'I agree',
    description: 'Agree to go on You can withdraw it',
  });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('some of several is neither on nor off', () => {
  render(<Checkbox indeterminate>All</Checkbox>);
  expect((screen.getByRole('checkbox') as HTMLInputElement).indeterminate).toBe(true);
});
