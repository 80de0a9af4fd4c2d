import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CloseIcon, RecycleIcon } from '../icons/interface-icons.ts';
import { ICON_SIZES, type IconSize } from './icon.tsx';

test.each(Object.entries({ xsm: 14, sm: 18, md: 24, lg: 34, xlg: 42, footer: 20 }))(
  'the size %s is %d pixels @D-14',
  (size, side) => {
    render(<RecycleIcon size={size as IconSize} label="Recycling" />);
    expect(screen.getByRole('img', { name: 'Recycling' }).getAttribute('width')).toBe(String(side));
    expect(ICON_SIZES[size as IconSize]).toBe(side);
  },
);

test('an icon without a label is hidden from screen readers', () => {
  const { container } = render(<CloseIcon />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});
