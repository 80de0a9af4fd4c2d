import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './banner.tsx';

test('a banner is a named region that its button closes', async () => {
  const close = jest.fn();
  render(
    <Banner label="Cookies" closeLabel="Close" onClose={close}>
      We use cookies.
    </Banner>,
  );
  expect(screen.getByRole('region', { name: 'Cookies' }).textContent).toContain('We use cookies.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});
