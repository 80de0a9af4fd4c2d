import { expect, test } from '../line-fixtures.ts';
import { activeVersion, freshVersion, release } from '../set-up/release-tool.ts';

const MAP = '/en-us/recycling-points';
const REMOTE = 'mf-points-map';

test.use({ provoked: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY|ERR_FAILED/ });

test('a kept city follows each release and its rollback, and no page of one has code of another @X-08 @O-03', async ({
  page,
  mapPage,
  city,
}) => {
  test.setTimeout(300_000);
  /** Without a line the page is that of the set: all of its code is of one build. */
  const expectWithoutLine = async (version: string): Promise<void> => {
    await city.loseLine();
    await page.reload();
    await expect(city.noLine).toBeVisible();
    await mapPage.expectTakenOver();
    expect(await city.loadedBuilds()).toEqual([version]);
    await city.findLine();
  };
  const before = await activeVersion(REMOTE);
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  await city.keepCity();
  expect(await city.setsOf(before)).toBe(1);

  const next = freshVersion();
  await release('publish', REMOTE, '--version', next);
  await release('promote', REMOTE, next, '--message', 'a test of what is kept');
  // A page that is on its way meanwhile is of the release before: its worker goes on with its own set.
  await expectWithoutLine(before);
  await page.reload();
  await expect.poll(() => city.setsOf(next), { timeout: 90_000 }).toBe(1);
  await expect.poll(() => city.setsOf(before)).toBe(0);
  await expectWithoutLine(next);

  await release('rollback', REMOTE, '--message', 'a test of what is kept');
  await page.reload();
  await expect.poll(() => city.setsOf(before), { timeout: 90_000 }).toBe(1);
  await expect.poll(() => city.setsOf(next)).toBe(0);
  await expectWithoutLine(before);
});
