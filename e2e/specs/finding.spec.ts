import { expect, test } from '../fixtures.ts';
import { findingsOn } from '../pages/barriers.ts';
import { MapPage } from '../pages/map-page.ts';

const MAP = '/en-us/recycling-points';

test('what is chosen stands in the address: back, reload and a shared link show the same @M-01 @R-09', async ({
  page,
  context,
  mapPage,
}) => {
  await page.goto(MAP);
  await mapPage.expectMarks();
  await mapPage.choice('Glass').check();
  await expect(page).toHaveURL(/\?materials=glass$/);
  // At any hour there are containers for both that are open.
  await mapPage.choice('Plastic').check();
  await page.getByRole('radio', { name: 'All of these' }).check();
  await mapPage.choice('Open now').check();
  await expect(page).toHaveURL(/materials=glass,plastic&match=all&open=now$/);
  await mapPage.expectMarks();
  const shared = await context.newPage();
  await shared.goto(page.url());
  const all = await new MapPage(shared).listed();
  await shared.close();
  await expect.poll(() => mapPage.listed()).toEqual(all);
  await page.reload();
  await expect.poll(() => mapPage.listed()).toEqual(all);
  await page.goBack();
  await expect(mapPage.choice('Open now')).not.toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'All of these' })).not.toBeChecked();
  await expect(mapPage.choice('Plastic')).toBeChecked();
});

test('the members of a family and its chip are one choice, in the sheet and in the row @M-01', async ({
  page,
  mapPage,
}) => {
  await page.goto(MAP);
  await mapPage.expectMarks();
  const sheet = await mapPage.openFilters();
  await sheet.getByRole('checkbox', { name: 'Glass jars' }).check();
  expect(await findingsOn(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Show \d+ points?$/ }).click();
  await expect(page).toHaveURL(/\?materials=glass-jars$/);
  const partly = mapPage.choice('Glass: 1');
  await expect(partly).toBeChecked({ indeterminate: true });
  await partly.click();
  await expect(page).toHaveURL(/\?materials=glass$/);
  await expect(mapPage.choice('Glass')).toBeChecked();
});

test('best price first says for what and in which currency @X-07', async ({ page, mapPage }) => {
  await page.goto(`${MAP}?materials=cardboard`);
  await expect(page.getByText('Open and nearest first')).toBeVisible();
  await page.getByRole('link', { name: 'Best price first' }).click();
  await expect(page.getByText('Best price first: Cardboard, in pesos per kg')).toBeVisible();
  await expect(page).toHaveURL(/sort=price/);
  await mapPage.expectMarks();
});

test('where no point takes all, one press finds those that take the rest @X-05', async ({
  page,
  mapPage,
}) => {
  await page.goto(`${MAP}?materials=medicines,construction-waste,thermometers,car-batteries&match=all`);
  await expect(page.getByRole('heading', { name: /^No point here takes all 4/ })).toBeVisible();
  const offer = page.getByRole('link', { name: /^Any of these will do \(\d+ points?\)$/ });
  const [count] = /\d+/.exec((await offer.textContent()) ?? '') ?? [];
  await offer.click();
  await expect(page.getByRole('status').filter({ hasText: `${count} in this area` })).toBeVisible();
  await expect(mapPage.points.first()).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('what the address says in vain is told with what is shown instead, until something is chosen @R-09 @X-13', async ({
      page,
      mapPage,
    }) => {
      await page.goto(`${MAP}?at=30,90,12&materials=no-such,glass&match=none&open=yes&city=nowhere`);
      const notice = page.getByRole('region', { name: 'Not all of this address was understood' });
      await expect(notice.getByRole('listitem')).toHaveText([
        '“30,90,12” is no place on this map: it opens in Buenos Aires.',
        '“nowhere” was left out: the city is chosen above the map.',
        'Left out, because there are no such materials: no-such.',
        '“none” does not say whether all of it is to be taken: points that take any of it are shown.',
        '“yes” says nothing about opening hours: open and closed points are shown.',
      ]);
      await expect(mapPage.points.first()).toBeVisible();
      await expect(mapPage.choice('Glass')).toBeChecked();
      await notice.getByRole('link', { name: 'Close' }).click();
      await expect(notice).toHaveCount(0);
      await expect(page).toHaveURL(/\/recycling-points\?materials=glass$/);
    });

    test('a view without points says how far the best to go to is, and leads there @R-09 @M-04', async ({
      page,
      mapPage,
    }) => {
      await page.goto(`${MAP}?at=0,84,10`);
      await expect(page.getByText('0 in this area')).toBeVisible();
      await expect(
        page.getByText(/^The nearest one (that is open now )?is [\d,]+ km away: “.+”\.$/),
      ).toBeVisible();
      await page.getByRole('link', { name: /^Show “.+”$/ }).click();
      await expect(page).toHaveURL(/\/recycling-points\/\d+$/);
      await expect(mapPage.back).toBeVisible();
    });
  });

test('what is pressed before the code of the page has come is done once it is there @R-20 @M-04', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/mf-points-map\/.*\/route-recycling-points-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(MAP, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Show on your site' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('dialog', { name: 'Embed this map' })).toBeVisible();
});

test('the list of another choice is waited for by the one of before, which says so @M-06 @R-09', async ({
  page,
  mapPage,
}) => {
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/web/v1/facility/facility/?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  const before = await mapPage.listed();
  await mapPage.choice('Glass').click();
  await expect(mapPage.waiting).toHaveCSS('opacity', '0.6');
  await expect(mapPage.points).toHaveCount(before.length);
  const embed = page.getByRole('button', { name: 'Show on your site' });
  await embed.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Embed this map' })).toBeVisible();
  held.resolve();
  await expect.poll(() => mapPage.listed()).not.toEqual(before);
  await page.keyboard.press('Escape');
  await expect(embed).toBeFocused();
});

test('without JavaScript the filter is a form, and the files are links @X-13', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(MAP);
  await page.getByRole('checkbox', { name: 'Glass' }).check();
  await page.getByRole('checkbox', { name: 'Textiles' }).check();
  await page.getByRole('radio', { name: 'All of these' }).check();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page).toHaveURL(/match=all/);
  await expect(page.getByRole('checkbox', { name: 'Textiles' })).toBeChecked();
  const href = await page.getByRole('link', { name: 'Download these points: CSV' }).getAttribute('href');
  const file = await page.request.get(href ?? '');
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8');
  await context.close();
});

test('names and addresses of one word, or from right to left, keep to the list and to the card @M-01 @R-09', async ({
  page,
  mapPage,
}) => {
  const points = [
    { name: 'Щ'.repeat(200), address: 'W'.repeat(150) },
    { name: 'נקודת מיחזור (פלסטיק ונייר) 24/7', address: 'רחוב הרצל 12 (חצר)' },
  ] as const;
  const [long, hebrew] = points;
  const change = (json: { data: { attributes: object } | { attributes: object }[] }): void => {
    const found = Array.isArray(json.data) ? json.data : [json.data];
    for (const [at, point] of points.entries()) Object.assign(found[at]?.attributes ?? {}, point);
  };
  await page.route(/\/facility\/facility\/(\d+\/|\?.*)$/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    change(json);
    await route.fulfill({ response, json });
  });
  await page.goto(MAP);
  await mapPage.expectMarks();
  await mapPage.choice('Glass').check();
  const [first, second] = [mapPage.points.first(), mapPage.points.nth(1)];
  await expect(first).toHaveText(long.name);
  await expect(second).toHaveCSS('direction', 'rtl');
  await expect(second).toHaveText(hebrew.name);
  const cut = () =>
    mapPage.sheet.evaluate((panel) =>
      [panel, ...panel.querySelectorAll('*')]
        .filter(
          (box) => getComputedStyle(box).overflowX !== 'visible' && box.matches(':not(.visually-hidden)'),
        )
        .filter((box) => box.scrollWidth > box.clientWidth + 1 && box.contains(box.querySelector('h1, h2')))
        .map((box) => `${box.className}: ${box.scrollWidth} of ${box.clientWidth}`),
    );
  expect(await cut(), 'the list').toEqual([]);
  await first.click();
  await expect(mapPage.card(long.name)).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [3840, 1600],
    [360, 640],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await cut(), `the card at ${width} pixels`).toEqual([]);
  }
});

for (const [width, height] of [
  [320, 480],
  [360, 480],
  [600, 480],
  [640, 480],
  [1200, 600],
] as const)
  test(`in a frame of ${width} by ${height} the way to the whole map and the buttons of the zoom lie beside each other @R-20`, async ({
    page,
    mapPage,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${MAP}?materials=glass&hide-layout-ui=true`);
    await mapPage.expectDrawn();
    const buttons = [
      page.getByRole('link', { name: 'Open the full map' }),
      ...['Show where I am', 'Zoom in', 'Zoom out'].map((name) =>
        page.getByRole('button', { name, exact: true }),
      ),
    ];
    for (const button of buttons) await button.click({ trial: true });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('half of the first screen is map and list, and the sheet follows the finger to its three heights @R-09', async ({
    page,
    mapPage,
  }) => {
    await page.goto(MAP);
    await mapPage.expectMarks();
    expect(await mapPage.shareOfMapAndList()).toBeGreaterThan(0.5);
    await expect(mapPage.sheet).toHaveAttribute('data-sheet', 'peek');
    await mapPage.drawSheet(-130);
    await expect(mapPage.sheet).toHaveAttribute('data-sheet', 'half');
    await mapPage.drawSheet(-140);
    await expect(mapPage.sheet).toHaveAttribute('data-sheet', 'full');
    await mapPage.drawSheet(300);
    await expect(mapPage.sheet).toHaveAttribute('data-sheet', 'peek');
  });

  test('a finger that is faster than the code of the sheet is followed once that has come @R-09', async ({
    page,
    mapPage,
  }) => {
    const code = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route(/sheet-drag/, async (route) => {
      asked.resolve();
      await code.promise;
      await route.continue();
    });
    await page.goto(MAP);
    await mapPage.expectMarks();
    await asked.promise;
    const come = page.waitForResponse(/sheet-drag/);
    await mapPage.drawSheet(-130, async () => {
      code.resolve();
      await (await come).finished();
    });
    await expect(mapPage.sheet).toHaveAttribute('data-sheet', 'half');
  });
});
