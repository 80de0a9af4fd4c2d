import { expect, test } from '../fixtures.ts';
import { ALERT_LINKS, AlertPages } from '../pages/alert-pages.ts';
import { mailsTo } from '../pages/newsletter-mails.ts';
import { ReportForm } from '../pages/report-form.ts';

/** A point of a photo. */
const PICTURE = {
  name: 'door.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.use({ javaScriptEnabled: false });

test('home can be read and leads to events and points @S-05', async ({ page, frame, mapPage }) => {
  await page.goto('/en-us');
  await expect(frame.title('A second life for things')).toBeVisible();
  await expect(frame.main.getByRole('region', { name: 'The portal in numbers' })).toContainText(
    /\d+\s*recycling points/,
  );
  await expect(frame.main.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expect(frame.main.locator('a[href*="/charity-event/"]').first()).toBeVisible();
  await frame.main.getByRole('combobox').fill('glass jar');
  await frame.main.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page).toHaveURL(/\/en-us\/recycling-points\?thing=jam-jar$/);
  await expect(mapPage.listTitle).toBeVisible();
});

for (const width of [360, 768])
  test(`the menu opens at ${width}, with every page and every language @L-05 @S-05`, async ({
    page,
    frame,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/en-us/charity-events');
    const menu = frame.header.getByRole('navigation', { name: 'Menu', exact: true });
    await expect(menu).toBeHidden();
    await frame.header.locator('summary').press('Enter');
    await expect(menu.getByRole('link', { name: 'Español' })).toBeVisible();
    await menu.getByRole('link', { name: 'Map of recycling points' }).click();
    await expect(frame.title('Recycling points')).toBeVisible();
  });

test('events can be read, filtered and followed @S-05', async ({ page, frame, eventsPages, samples }) => {
  await page.goto('/en-us');
  await frame.events.click();
  await expect(eventsPages.listTitle).toBeVisible();
  await expect(eventsPages.events.first()).toBeVisible();
  await expect(frame.main).toContainText(samples.event.name);
  await frame.main.getByRole('link', { name: samples.event.name }).first().click();
  await expect(eventsPages.eventTitle).toHaveText(samples.event.name);
  await expect(eventsPages.facts.getByText('Where')).toBeVisible();
  await expect(frame.main.getByRole('region', { name: 'Organizer' }).getByRole('link').first()).toBeVisible();
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
  await expect(frame.main.getByRole('link', { name: /^Route/ })).toBeVisible();
});

test('a problem with a point is reported and followed @X-03', async ({ page, samples, frame }) => {
  await page.goto(`/en-us/recycling-points/${samples.point.id}`);
  const form = new ReportForm(page);
  await form.begin.click();
  await form.kind.selectOption({ label: 'Something else' });
  await form.text.fill('The lock is <b>broken</b>');
  await form.send.click();
  await expect(frame.title('Your report is with us')).toBeVisible();
  await expect(page).toHaveURL(/\/en-us\/reports\/[\w-]{43}$/);
});

test('a report brings photos along; one that lacks something is refused with what was typed @X-03 @X-13', async ({
  page,
  samples,
  frame,
}) => {
  // A busy machine takes its time with 60 MB and their pictures.
  test.setTimeout(150_000);
  await page.goto(`/en-us/recycling-points/${samples.point.id}?report=true`);
  const form = new ReportForm(page);
  const photos = frame.main.getByLabel('Photos, if you took any');
  const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(31 * 1024 * 1024) };
  await form.kind.selectOption({ label: 'Something else' });
  await form.email.fill('ada@example.org');
  await photos.setInputFiles([large]);
  await form.send.click();
  await page.waitForURL(/request-result/);
  await expect(frame.title('Some fields need your attention')).toBeVisible();
  await page.goBack();
  await expect(form.email).toHaveValue('ada@example.org');
  await form.text.fill('The lock is broken');
  await photos.setInputFiles([PICTURE, large, PICTURE]);
  await form.send.click();
  await expect(frame.title('Your report is with us')).toBeVisible();
  await expect(page).toHaveURL(/photos=2&refused=1$/);
  await expect(frame.main.getByRole('region', { name: '1 photo was left out' })).toBeVisible();
});

test('an alert about new points is asked for, confirmed and ended @X-09', async ({ page, frame }) => {
  const email = `watcher-${crypto.randomUUID()}@example.org`;
  const alerts = new AlertPages(page);
  await page.goto('/en-us/recycling-points?materials=batteries');
  await alerts.offer.click();
  await expect(frame.main.getByRole('checkbox', { name: 'Batteries' })).toBeChecked();
  await alerts.email.fill(email);
  await alerts.send.click();
  await expect(page).toHaveURL(/\/en-us\/request-result\/alert-asked$/);
  const [mail] = await mailsTo(email);
  const [confirm = '', leave = ''] = Object.values(ALERT_LINKS).map(
    (link) => link.exec(mail?.text ?? '')?.[1],
  );
  await page.goto(confirm);
  await alerts.confirm.click();
  await expect(frame.title('We are watching')).toBeVisible();
  await page.goto(leave);
  await alerts.stop.click();
  await expect(frame.title('It is stopped')).toBeVisible();
  await page.goto(confirm);
  await expect(frame.title('This link no longer works')).toBeVisible();
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
