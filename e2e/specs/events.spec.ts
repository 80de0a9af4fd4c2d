import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { overflowOf } from '../pages/overflow.ts';
import { smallTargetsOn } from '../pages/small-targets.ts';

const HOSTILE_NAMES = [
  'Уборка 50% / пляж? #1 & <b>чай</b>',
  '<script>document.title = 1</script>',
  'ناظم\u202e gpj.exe 🧹🏽',
  `${'слово '.repeat(60)}конец`,
  '%2F..%00',
] as const;

test('the list is filtered, on the map too, and keeps the filter in its address and its languages @E-01 @I-05', async ({
  page,
  eventsPages,
}) => {
  await eventsPages.open();
  await eventsPages.expectMarkForEachEvent();
  await eventsPages.narrow({ kind: 'cleanup', from: '2020-01-01' });
  await expect(page).toHaveURL(/\?kind=cleanup&from=2020-01-01$/);
  await expect(eventsPages.count).toHaveText(/^\d+ upcoming events? Buenos Aires first$/);
  await eventsPages.expectMarkForEachEvent();
  const kazakh = page.locator('a[hreflang="kk-KZ"], a[lang="kk-KZ"]').last();
  // The address changes a moment before the page does.
  await expect(kazakh).toHaveAttribute('href', /\?kind=cleanup&from=2020-01-01$/);
  await eventsPages.chosen.getByRole('link', { name: 'Clean-up: remove this filter' }).click();
  await expect(page).toHaveURL(/\?from=2020-01-01$/);
  await page.goBack();
  await expect(eventsPages.filters.getByLabel('Kind')).toHaveValue('cleanup');
});

test('the map begins in the visitor’s city; a group of events falls apart by a press, and stays in the keyboard’s reach @E-01', async ({
  page,
  eventsPages,
}) => {
  await eventsPages.open();
  await eventsPages.expectMarkForEachEvent();
  const inCity = await page
    .getByRole('listitem')
    .filter({ hasText: 'Buenos Aires' })
    .locator('a[href*="/charity-event/"]')
    .allTextContents();
  const frame = await eventsPages.map.boundingBox();
  const namesInView: (string | null)[] = [];
  for (const mark of await eventsPages.marks.all()) {
    const box = await mark.boundingBox();
    const isInView =
      box && frame && Math.abs(box.x - frame.x) < frame.width && box.y < frame.y + frame.height;
    if (isInView && box.x > frame.x && box.y > frame.y) namesInView.push(await mark.getAttribute('title'));
  }
  expect(namesInView.length).toBeGreaterThan(0);
  expect(inCity.length).toBeLessThan(await eventsPages.events.count());
  expect(inCity).toEqual(expect.arrayContaining(namesInView));
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  for (const _ of Array(12)) await zoomOut.click();
  await eventsPages.expectMarkForEachEvent();
  const group = eventsPages.groups.first();
  const size = Number(await group.textContent());
  await group.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => eventsPages.marks.count()).toBeGreaterThan(0);
  await eventsPages.expectMarkForEachEvent();
  expect(size).toBeGreaterThan(1);
});

test('days in the wrong order are reported at their fields and not requested @E-01 @V-05', async ({
  page,
  frame,
  eventsPages,
}) => {
  await eventsPages.open();
  await frame.expectHydrated();
  await eventsPages.narrow({ from: '2026-12-05', to: '2026-12-01' });
  await expect(
    eventsPages.filters.getByText('The end cannot be earlier than the beginning').first(),
  ).toBeVisible();
  await expect(eventsPages.filters.getByLabel('From')).toBeFocused();
  await expect(page).toHaveURL(/\/charity-events$/);
  const { status, text } = await ask('/en-us/charity-events?from=2026-12-05&to=2026-12-01');
  expect(status).toBe(400);
  expect(text).toContain('The end cannot be earlier than the beginning');
});

test('what is typed before the page has its code is kept and asked for @E-01 @V-05', async ({
  page,
  eventsPages,
}) => {
  const { promise: typed, resolve: haveTyped } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/en-us/charity-events', { waitUntil: 'commit' });
  await eventsPages.filters.getByLabel('Kind').selectOption('cleanup');
  await eventsPages.filters.getByLabel('From').fill('2026-12-05');
  haveTyped();
  await page.waitForLoadState();
  await eventsPages.narrow({ to: '2026-12-24' });
  await expect(page).toHaveURL(/kind=cleanup&from=2026-12-05&to=2026-12-24$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the filter is a sheet and the map opens by a button @E-01', async ({ page, eventsPages }) => {
    const { sheet } = eventsPages;
    await eventsPages.open();
    await eventsPages.openFilters.click();
    await sheet.getByLabel('Kind').selectOption('planting');
    const counted = sheet.getByRole('button', { name: /^Show \d+ events?$/ });
    await expect(counted).toBeVisible();
    const [count] = (await counted.textContent())?.match(/\d+/) ?? [];
    await counted.click();
    await expect(page).toHaveURL(/\?kind=planting$/);
    await expect(eventsPages.count).toHaveText(new RegExp(`^${count} upcoming`));
    await expect(eventsPages.openFilters).toHaveText('Filters: 1');
    await expect(eventsPages.openFilters).toBeFocused();
    await eventsPages.showMap.click();
    await eventsPages.expectMarkForEachEvent();
  });

  test('the sheet takes the focus and gives it back, by Escape and by the way back @E-01', async ({
    page,
    eventsPages,
  }) => {
    await eventsPages.open();
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await eventsPages.openFilters.press('Enter');
      await expect(eventsPages.sheet).toBeVisible();
      await expect
        .poll(() => eventsPages.sheet.evaluate((sheet) => sheet.contains(document.activeElement)))
        .toBe(true);
      await leave();
      await expect(eventsPages.sheet).toBeHidden();
      await expect(page).toHaveURL(/\/charity-events$/);
      await expect(eventsPages.openFilters).toBeFocused();
    }
  });

  test('the weekend is one touch away and outlives a reload @E-01', async ({ page, eventsPages }) => {
    await eventsPages.open();
    await eventsPages.quick.getByRole('link', { name: 'This weekend' }).click();
    await expect(page).toHaveURL(/\?days=weekend$/);
    await expect(eventsPages.chosen.getByText('This weekend')).toBeVisible();
    await page.reload();
    await expect(eventsPages.quick.locator('[aria-current]')).toHaveText('This weekend');
    await expect(eventsPages.openFilters).toHaveText('Filters: 1');
  });
});

for (const prefix of ['en-us', 'es-ar', 'ru-ru', 'kk-kz', 'ru-kz'])
  test(`the first event is in sight at once on a phone, below the offer of a language, too (${prefix}) @E-01 @L-02`, async ({
    page,
    eventsPages,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/${prefix}/charity-events`);
    expect(Math.max(...(await eventsPages.beginnings()))).toBeLessThanOrEqual(260);
    expect(await overflowOf(page)).toEqual([]);
    expect(await smallTargetsOn(page)).toEqual([]);
  });

test('a name has room beside picture, date, tags and map @E-01 @L-05', async ({ page, eventsPages }) => {
  await eventsPages.open();
  for (const width of [721, 900, 1080, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('heading', { level: 2 })
      .evaluateAll((names) => names.map((name) => name.clientWidth));
    expect(Math.min(...widths), `${width} pixels`).toBeGreaterThan(220);
  }
});

test('a name without a space and one from right to left keep to their rows at any width @E-01', async ({
  page,
  frame,
  eventsPages,
}) => {
  const names = ['Щ'.repeat(200), 'حملة تنظيف الشاطئ مع المتطوعين'] as const;
  await page.route('**/api/web/v1/promotion/event/?*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const [at, name] of names.entries()) json.data[at].attributes.name = name;
    await route.fulfill({ response, json });
  });
  await eventsPages.open();
  await frame.expectHydrated();
  await page.getByRole('link', { name: 'Past' }).click();
  await expect(eventsPages.events.first()).toHaveText(names[0]);
  for (const [width, height] of [
    [320, 480],
    [768, 1024],
    [1440, 900],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await overflowOf(page), `${width} pixels`).toEqual([]);
  }
  await expect(eventsPages.events.nth(1)).toHaveCSS('direction', 'rtl');
});

test.describe('without JavaScript on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the filter is a form, and the list can be subscribed to @E-01 @S-05', async ({
    page,
    eventsPages,
  }) => {
    await eventsPages.open();
    await expect(eventsPages.showMap).toBeHidden();
    await eventsPages.narrow({ kind: 'planting' });
    await expect(page).toHaveURL(/kind=planting/);
    await expect(eventsPages.chosen.getByText('Planting')).toBeVisible();
    const feed = await page.getByRole('link', { name: 'RSS feed' }).getAttribute('href');
    const { headers, text } = await ask(feed ?? '');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(text).toContain('<language>en-US</language>');
  });
});

test.describe('a visitor from another time zone', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('sees the own time, and downloads the event @E-02', async ({ page, eventsPages, samples }) => {
    await page.goto(`/en-us/charity-event/${samples.event.id}`);
    const add = eventsPages.facts.getByRole('link', { name: 'Add to calendar' });
    const own = eventsPages.facts.getByText(/^Your time: (\p{L}+day, )?\p{L}+ \d+, \d/u);
    await expect(own).toBeVisible();
    const [above, below] = [await add.boundingBox(), await own.boundingBox()];
    expect(below?.y, 'what comes later moves no button').toBeGreaterThan(
      above?.y ?? Number.POSITIVE_INFINITY,
    );
    const file = await add.getAttribute('href');
    const { headers, text } = await ask(file ?? '');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(text.replaceAll('\r\n ', '')).toContain(`/en-us/charity-event/${samples.event.id}`);
    await eventsPages.facts.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const post = await page.getByRole('dialog').locator('a[href^="https://x.com/"]').getAttribute('href');
    expect(new URL(post ?? '').searchParams.get('text')?.split(samples.event.name)).toHaveLength(2);
  });
});

test('a deleted event is named, with any characters in its name @R-08', async ({ page, eventsPages }) => {
  for (const name of HOSTILE_NAMES) {
    await page.goto(`/en-us/charity-event-deleted/${encodeURIComponent(name)}`);
    await expect(eventsPages.eventTitle).toContainText(name.trim());
    expect(await page.locator('main script').count()).toBe(0);
  }
});
