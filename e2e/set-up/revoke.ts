import { expect, type Page } from '@playwright/test';
import { untilQuiet } from '../pages/quiet.ts';

/**
 * Ends the session of the page at the server, once all that the page asks for by itself is there; the page does not know
 * it yet.
 */
export async function revoke(page: Page): Promise<void> {
  await untilQuiet(page);
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'auth_token')?.value;
  const answer = await page.request.post('/api/web/v1/authing/logout/', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
}
