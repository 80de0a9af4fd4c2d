import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

test('home can be read and leads to events and points @S-05', async ({ page, frame, mapPage }) => {
  await page.goto('/en-us');
  await expect(frame.title('A second life for things')).toBeVisible();
  await expect(frame.main.getByRole('region', { name: 'The portal in numbers' })).toContainText(
    /\d+\s*recycling points/,
  );
  await expect(frame.main.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expect(frame.main.locator('a[href*="/charity-event/"]').first()).toBeVisible();
  await frame.main.getByRole('combobox').selectOption({ index: 1 });
  await frame.main.getByRole('button', { name: 'Find a point' }).click();
  await expect(page).toHaveURL(/\/en-us\/recycling-points\?materials=/);
  await expect(mapPage.listTitle).toBeVisible();
});

test('events can be read, filtered and followed @S-05', async ({ page, frame, eventsPages, samples }) => {
  await page.goto('/en-us');
  await frame.events.click();
  await expect(eventsPages.listTitle).toBeVisible();
  await expect(eventsPages.events.first()).toBeVisible();
  await expect(frame.main).toContainText(samples.event.name);
  await eventsPages.events.first().click();
  await expect(eventsPages.eventTitle).toHaveText(samples.event.name);
  await expect(eventsPages.facts.getByText('Organizer')).toBeVisible();
  await page.goto('/en-us/charity-events?when=past');
  await expect(eventsPages.events.first()).toBeVisible();
});

test('the list of points and a point can be read @S-05', async ({ page, mapPage, samples, frame }) => {
  await page.goto('/en-us/recycling-points');
  await expect(mapPage.listTitle).toBeVisible();
  await expect(mapPage.points.first()).toBeVisible();
  const name = await mapPage.openFirst();
  await expect(mapPage.card(name)).toBeVisible();
  await page.goto(`/en-us/recycling-points/${samples.point.id}`);
  await expect(mapPage.card(samples.point.name)).toBeVisible();
  await expect(frame.main.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await expect(frame.main.getByRole('link', { name: /Get directions/ })).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`the map is painted below its list, its marks are links, at ${width} px @X-12 @X-13`, async ({
    page,
    mapPage,
    frame,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en-us/recycling-points');
    const inOrder = await frame.main.evaluate((main) => {
      const [point, mark] = [main.querySelector('li a'), main.querySelector('svg a')];
      return point && mark ? point.compareDocumentPosition(mark) : null;
    });
    expect(inOrder).toBe(4);
    await mapPage.paintedClusters.first().scrollIntoViewIfNeeded();
    await expect(mapPage.paintedGround.first()).toBeAttached();
    const group = mapPage.paintedClusters.last();
    const [, count] = /^(\d+)/.exec((await group.getAttribute('aria-label')) ?? '') ?? [];
    await group.click();
    await expect(page).toHaveURL(/\/en-us\/recycling-points\?at=-?[\d.]+,-?[\d.]+,\d+$/);
    await expect(mapPage.paintedClusters.or(mapPage.paintedPoints).first()).toBeAttached();
    expect(await mapPage.paintedClusters.count()).toBeLessThan(Number(count));
    await frame.main.getByRole('link', { name: 'Zoom out', exact: true }).click();
    await expect(page).toHaveURL(/\?at=/);
    await expect(mapPage.listTitle).toBeVisible();
  });

  test(`a deep link is painted with its card and its mark, at ${width} px @X-12 @M-05`, async ({
    page,
    mapPage,
    samples,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/en-us/recycling-points/${samples.point.id}`);
    await expect(mapPage.card(samples.point.name)).toBeVisible();
    const mark = mapPage.paintedPoints.and(page.locator(`[href$="/${samples.point.id}"]`));
    await mark.scrollIntoViewIfNeeded();
    await expect(mark).toBeInViewport();
    expect(await mark.getAttribute('aria-label')).toContain(samples.point.name);
  });
}

test('languages can be changed @S-05', async ({ page, frame }) => {
  await page.goto('/en-us/charity-events');
  await frame.footer.getByRole('link', { name: 'Қазақша' }).click();
  await expect(page).toHaveURL('/kk-kz/charity-events');
  await expect(frame.title('Волонтёрлік іс-шаралар')).toBeVisible();
});

test('the login page says that it needs JavaScript', async ({ page, frame }) => {
  await page.goto('/en-us/profile/login');
  await expect(frame.main.locator('noscript p')).toHaveText(/^Logging in needs JavaScript\./);
});
