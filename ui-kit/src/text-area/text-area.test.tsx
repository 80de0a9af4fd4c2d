import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TextArea } from './text-area.tsx';

test('a text area counts its characters and has no clear button @D-12', () => {
  render(
    <TextArea
      label="Comment"
      value="Ring twice"
      onValueChange={() => {}}
      maxLength={600}
      counted
      hint="For visitors"
    />,
  );
  expect(screen.getByRole('textbox', { name: 'Comment', description: 'For visitors' })).toBeTruthy();
  expect(screen.getByText('10 / 600')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a limit is counted but cuts nothing off', () => {
  render(<TextArea label="Comment" value="Ring twice" onValueChange={() => {}} limit={5} counted />);
  expect(screen.getByText('10 / 5')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').maxLength).toBe(-1);
});
