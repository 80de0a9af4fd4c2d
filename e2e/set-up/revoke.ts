import { expect, type Page } from '@playwright/test';

/** Ends the session of the page at the server; the page does not know it yet. */
export async function revoke(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'auth_token')?.value;
  const answer = await page.request.post('/api/web/v1/authing/logout/', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
}
