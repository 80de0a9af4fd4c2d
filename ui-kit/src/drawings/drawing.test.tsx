import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Drawing } from './drawing.tsx';

const LETTER = { src: '/letter.svg', width: 240, height: 160 };

test('decoration that did not come leaves its room empty', () => {
  render(<Drawing of={LETTER} />);
  const drawing = screen.getByRole('presentation');
  fireEvent.error(drawing);
  expect(drawing.style.visibility).toBe('hidden');
});

test('a drawing with a meaning says it where it did not come', () => {
  render(<Drawing of={LETTER} alt="A letter" />);
  const drawing = screen.getByRole('img', { name: 'A letter' });
  fireEvent.error(drawing);
  expect(drawing.style.visibility).toBe('');
});
