import { expect, test } from '../line-fixtures.ts';
import { AnswerBar } from '../pages/answer-bar.ts';

const MAP = '/en-us/recycling-points';

/** What cannot be had without a line fails as it should, and unknown words are answered with 404. */
test.use({ provoked: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY|ERR_FAILED|status of 404/ });
test.setTimeout(180_000);

test('a kept city has its list, filters, card, photos and map without a line, says as of when, and leaves nothing behind @X-08', async ({
  page,
  mapPage,
  city,
}) => {
  await page.goto(`${MAP}?materials=glass`);
  await mapPage.expectTakenOver();
  const withGlass = await mapPage.listed();
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  expect([await city.workers(), await city.caches()]).toEqual([0, {}]);
  await city.keepCity();
  expect(Object.keys(await city.caches())).toHaveLength(1);
  const listed = await mapPage.listed();

  await city.loseLine();
  await page.reload();
  await expect(city.noLine).toHaveText(/^No connection\. Buenos Aires as of \d/);
  await mapPage.expectTakenOver();
  await expect(mapPage.tiles(mapPage.ground).first()).toBeVisible();
  expect((await mapPage.listed()).sort()).toEqual(listed.sort());
  await mapPage.zoomIn();
  await mapPage.expectMarks();

  await page.goto(`${MAP}?materials=glass`);
  await mapPage.expectTakenOver();
  expect((await mapPage.listed()).sort()).toEqual(withGlass.sort());
  expect(withGlass).not.toEqual(listed);
  const name = await mapPage.openFirst();
  await expect(mapPage.card(name)).toBeVisible();
  await page.reload();
  await expect(mapPage.card(name)).toBeVisible();
  const photo = mapPage.sheet.getByRole('group', { name: 'Photos' }).or(mapPage.sheet).locator('img').first();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(city.noLine).toBeVisible();

  await city.findLine();
  await mapPage.back.click();
  await expect(city.noLine).toBeHidden({ timeout: 40_000 });
  await city.remove.click();
  await city.expectNothingKept();
});

test('everyday words are understood without a line, looked up before or not @X-08', async ({
  page,
  mapPage,
  city,
}) => {
  const bar = new AnswerBar(page);
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  await city.keepCity();
  await city.loseLine();
  await page.reload();
  await mapPage.expectTakenOver();
  await bar.ask('jam jar');
  await expect(bar.options.first()).toHaveText(/^Glass jar/);
  await bar.options.first().click();
  await expect(page).toHaveURL(/thing=jam-jar/);
  await expect(bar.answer).toContainText('Empty it and give it a quick rinse.');
  await expect(bar.answer.getByRole('link', { name: /^Route/ })).toBeVisible();

  await page.goto(`${MAP}?thing=glas%20jar`);
  await expect(page).toHaveURL(/thing=jam-jar/);
  await expect(bar.answer).toContainText('Empty it and give it a quick rinse.');
  await page.goto(`${MAP}?thing=zzqqzz`);
  await expect(page).toHaveURL(/q=zzqqzz/);
  await expect(page.getByText('Nothing found for “zzqqzz”')).toBeVisible();
});

test('what is not kept is said on the map’s own page, with what is, its age and the way there @X-08', async ({
  page,
  mapPage,
  city,
  samples,
}) => {
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  await city.keepCity();
  await city.loseLine();

  await page.goto(`${MAP}/${samples.point.id}`);
  const notice = page.getByRole('region', { name: 'Without a connection this point cannot be shown' });
  await expect(notice).toBeVisible();
  await expect(city.noLine).toHaveText(/^No connection\. Buenos Aires as of \d/);
  expect((await mapPage.listed()).length).toBeGreaterThan(1);
  await notice.getByRole('link', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();

  await page.goto(`${MAP}?at=-3.7,40.41,12`);
  await expect(city.elsewhere).toBeVisible();
  await expect(page.getByText('Nothing of this part of the map is kept on this device.')).toBeVisible();
  await expect(city.kept).toBeVisible();
  expect(
    await page
      .locator('main img')
      .evaluateAll(
        (all) =>
          all.filter(
            (img) => (img as HTMLImageElement).naturalWidth === 0 && (img as HTMLImageElement).complete,
          ).length,
      ),
  ).toBe(0);
  await page.getByRole('button', { name: 'Show Buenos Aires' }).click();
  await expect(city.noLine).toHaveText(/^No connection\. Buenos Aires as of \d/);
  expect((await mapPage.listed()).length).toBeGreaterThan(1);

  await page.goto(`${MAP}/${samples.point.id}`);
  await expect(notice).toBeVisible();
  // With the line the point comes by itself.
  await city.findLine();
  await expect(mapPage.card(samples.point.name)).toBeVisible({ timeout: 40_000 });
});

test('a city that is removed and kept again in one tab is there when the line drops @X-08', async ({
  page,
  mapPage,
  city,
}) => {
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  await city.keepCity();
  await city.remove.click();
  await city.keepCity();
  await city.loseLine();
  await mapPage.choice('Glass').click();
  await expect(city.noLine).toHaveText(/^No connection\. Buenos Aires as of \d/);
  await page.reload();
  await expect(city.noLine).toBeVisible();
  await expect(mapPage.choice('Glass')).toBeChecked();
  await expect(city.kept).toBeVisible();
  expect(await city.workers()).toBe(1);
});

test('without a worker a list that was seen stays with its age, and says where it is not what was chosen @X-08', async ({
  page,
  mapPage,
  city,
}) => {
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  const listed = await mapPage.listed();
  await city.loseLine();
  await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
  await expect(page.getByText(/^No connection\. You see what was here (just now|\d)/)).toBeVisible();
  expect(await mapPage.points.count()).toBe(listed.length);
  await mapPage.choice('Glass').click();
  await expect(
    page.getByText(
      /^No connection, so your choice cannot be applied\. You see what was here .+, without it\.$/,
    ),
  ).toBeVisible();
  expect(await mapPage.points.count()).toBe(listed.length);
  await mapPage.sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await city.findLine();
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
  await expect.poll(() => mapPage.listed()).not.toEqual(listed);

  const withGlass = await mapPage.listed();
  await city.loseLine();
  const name = await mapPage.openFirst();
  await expect(page.getByText('Without a connection this point cannot be shown')).toBeVisible();
  expect(await mapPage.listed()).toEqual(withGlass);
  await city.findLine();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(mapPage.card(name)).toBeVisible();
});

for (const [title, deviceKnows] of [
  ['that the device knows of', true],
  ['that the device does not know of', false],
] as const)
  test(`a line lost before anything was asked for, ${title}, leaves the map open, and a point's card says so @X-08`, async ({
    page,
    context,
    mapPage,
  }) => {
    const isOff = () =>
      deviceKnows ? context.setOffline(true) : context.route('**', (route) => route.abort());
    const isBack = () => (deviceKnows ? context.setOffline(false) : context.unroute('**'));
    await page.goto(MAP);
    await mapPage.expectTakenOver();
    await isOff();
    const name = await mapPage.openFirst();
    const unreachable = page.getByRole('region', { name: 'Without a connection this point cannot be shown' });
    await expect(unreachable).toBeVisible({ timeout: 20_000 });
    await mapPage.expectMarks();
    await isBack();
    await unreachable.getByRole('link', { name: 'Try again' }).click();
    await expect(mapPage.card(name)).toBeVisible();
    await expect(unreachable).toBeHidden();
  });

test('without a line what comes when it is asked for says that it does not, and the page stays @X-08', async ({
  page,
  context,
  mapPage,
}) => {
  await context.setGeolocation(null);
  await context.grantPermissions(['geolocation']);
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  await context.setOffline(true);
  const notOpened = page.getByText('This did not open. Check your connection and try again.');
  for (const name of ['Filters', 'Show on your site']) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await expect(notOpened.last()).toBeVisible();
    await page.getByRole('button', { name: 'Close the message' }).click();
    await expect(notOpened).toBeHidden();
  }
  await page.getByRole('main').getByRole('button', { name: 'Show where I am' }).click();
  await expect(page.getByRole('main').getByText('Your device cannot tell where you are now.')).toBeVisible();
  await mapPage.expectMarks();

  const before = await mapPage.listed();
  await mapPage.choice('Glass').click();
  const lineLost = page.getByRole('alert').filter({ hasText: 'No connection' });
  await expect(lineLost).toBeVisible();
  await context.setOffline(false);
  await expect(lineLost).toBeHidden();
  await expect.poll(() => mapPage.listed()).not.toEqual(before);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filters/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});
