import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { lostDrawing } from '../drawings/index.ts';
import { EmptyState, ErrorState } from './placeholder.tsx';

test('an error names what failed, offers a way on and is announced where it is told to', () => {
  render(
    <ErrorState
      title="The map did not load"
      text="Try once more."
      action={<button type="button">Try again</button>}
      announce
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('The map did not load');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a drawing is decoration with its size, and the title has the level of its page', () => {
  const { container } = render(<EmptyState drawing={lostDrawing} title="No events yet" level={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'No events yet' })).toBeTruthy();
  const image = container.querySelector('img');
  expect([image?.getAttribute('alt'), image?.width, image?.height]).toEqual(['', 320, 240]);
});
