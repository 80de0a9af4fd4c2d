import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

function Field({ start = '', ...props }: Partial<TextFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <TextField label="Email" {...props} value={value} onValueChange={setValue} />;
}

const field = () => screen.getByRole('textbox', { name: /Email/ });

test('an error shows only after the field was left @D-12', async () => {
  render(<Field error="Write the whole address" />);
  await userEvent.type(field(), 'anna@');
  expect(screen.queryByText('Write the whole address')).toBeNull();
  await userEvent.tab();
  expect(
    screen.getByRole('textbox', { description: 'Write the whole address' }).getAttribute('aria-invalid'),
  ).toBe('true');
});

test('a refused submit shows the error at once @D-12', () => {
  render(<Field error="Write the whole address" errorShown />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('a right field is marked after it was left @D-12', async () => {
  render(<Field valid start="anna@example.org" />);
  expect(field().parentElement?.dataset.state).toBe('normal');
  await userEvent.click(field());
  await userEvent.tab();
  expect(field().parentElement?.dataset.state).toBe('valid');
});

test('the clear button empties the field and gives it the focus @D-12', async () => {
  render(<Field start="anna@example.org" clearLabel="Clear" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect((field() as HTMLInputElement).value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('a password is shown and hidden again and has no clear button @D-12', async () => {
  render(
    <Field
      type="password"
      start="secret"
      clearLabel="Clear"
      showPasswordLabel="Show the password"
      hidePasswordLabel="Hide the password"
    />,
  );
  const input = screen.getByLabelText(/Email/);
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide the password' }));
  expect(input.getAttribute('type')).toBe('password');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('a disabled field is never invalid and cannot be cleared @D-12', () => {
  render(<Field start="anna@" error="Wrong" errorShown clearLabel="Clear" disabled />);
  expect(field().parentElement?.dataset.state).toBe('disabled');
  expect(screen.queryByText('Wrong')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});
