import type { Answers } from '@ecocircle/app-kit/testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { openInBrowser } from '../../testing/open-page.tsx';
import { listOf, serverEvent } from '../../testing/server-events.ts';

const PLATFORM: Answers = {
  '/api/web/v1/promotion/event/': (query) =>
    listOf([serverEvent('1', { name: query.get('kind') === 'planting' ? 'Сад у школы' : 'Все подряд' })]),
  '/api/web/v1/portal/cities/': { body: { data: [] } },
};

test('the filter narrows the list within the page, and the back button restores its fields @E-01', async () => {
  await openInBrowser('/charity-events', PLATFORM);
  await screen.findByRole('link', { name: 'Все подряд' });
  const kind = screen.getByRole('combobox', { name: 'Kind' }) as HTMLSelectElement;
  fireEvent.change(kind, { target: { value: 'planting' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show events' }));
  await screen.findByRole('link', { name: 'Сад у школы' });
  expect(location.pathname + location.search).toBe('/charity-events?kind=planting');
  history.back();
  await screen.findByRole('link', { name: 'Все подряд' });
  expect(kind.value).toBe('');
});
