import { expect, test } from '../fixtures.ts';

for (const path of [
  '/en-us/charity-events?when=past&utm_source=x',
  '/en-us/recycling-points?sort=strange&utm_source=x',
]) {
  test(`what others added to ${path} changes nothing, and stays in the address @L-05`, async ({
    page,
    frame,
  }) => {
    await page.goto(path);
    // Where the browser would make another page, it says so in the console, which fails the test.
    await frame.expectHydrated();
    expect(page.url()).toMatch(/utm_source=x$/);
    if (path.includes('recycling-points')) return;
    const links = page.locator('footer a[href^="/es-ar"]');
    await expect(links.first()).toHaveAttribute('href', /when=past&utm_source=x$/);
  });
}
