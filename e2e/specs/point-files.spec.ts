import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { barriersOn } from '../pages/barriers.ts';
import { ImportPage } from '../pages/import-page.ts';
import { overflowOf } from '../pages/overflow.ts';
import { OwnPointsPage } from '../pages/own-points-page.ts';
import { onPhoneAndDesktop } from '../screens.ts';

// All drafts of the organization are sent for review at once: those that other suites edit meanwhile are another one's.
test.use({ account: 'points', provoked: /status of 422/ });

const HEADINGS = 'id,name,address,lng,lat,materials,hours,rules,contact,phone,email';
const row = (id: string, name: string, materials = 'paper = 2.5 kg') =>
  `${id},${name},Abay Avenue 10,76.91,43.25,${materials},Mo-Fr 09:00-18:00,Rinse.,Ada,+7 701 234 56 78,ada@example.org`;

onPhoneAndDesktop((width) => {
  test('a file is checked, mended, imported and sent for review, and comes out again @P-03 @P-06 @R-15', async ({
    page,
  }) => {
    const files = new ImportPage(page);
    const [one, other] = [`File point ${width}`, `Second point ${width}`];
    await files.open();

    await files.choose('points.csv', 'weather\nfine\n');
    await expect(files.problem).toContainText('These columns are missing: name, lng, lat');
    expect(await overflowOf(page)).toEqual([]);

    const wrong = [HEADINGS, row(`f-${width}`, one), row('bad', other, 'uranium = 1 kg')].join('\n');
    await files.choose('points.csv', wrong);
    await expect(files.rows).toHaveCount(1);
    await expect(files.rows).toContainText('This material is not known.');
    await files.count('new').click();
    await expect(files.rows).toContainText(one);
    expect(await overflowOf(page)).toEqual([]);

    await files.startOver();
    const right = [HEADINGS, row(`f-${width}`, one), row(`g-${width}`, other)].join('\n');
    await files.choose('points.csv', right);
    await expect(files.rows).toHaveCount(2);
    await files.confirm.click();
    await expect(files.outcome).toHaveText('2 points came in');
    await files.reviewAll.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('heading', { name: /drafts were sent for review$/ })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await page.goto(`/en-us/profile/recycling-points?q=${encodeURIComponent(one)}`);
    await expect(page.getByRole('main').getByText('In review').last()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Import and export' }).click();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain(`f-${width},${one}`);

    await files.open();
    await files.choose('recycling-points.csv', csv);
    await expect(files.count('unchanged')).toBeEnabled();
    await expect(files.count('changed').first()).toBeDisabled();
  });

  test('drafts are chosen in the list and sent at once, and what one lacks leads to its editor @P-06 @R-15', async ({
    page,
  }) => {
    const files = new ImportPage(page);
    const points = new OwnPointsPage(page);
    const [jars, paper, half] = ['Jars', 'Paper', 'Half'].map((name) => `${name} chosen at ${width}`) as [
      string,
      string,
      string,
    ];
    await files.open();
    const whole = [jars, paper].map((name, index) => row(`c-${width}-${index}`, name));
    const incomplete = `c-${width}-2,${half},,76.92,43.26,,,,,,`;
    await files.choose('points.csv', [HEADINGS, ...whole, incomplete].join('\n'));
    await files.confirm.click();
    await expect(files.outcome).toHaveText('3 points came in');

    await points.open(`chosen at ${width}`);
    await points.select.press('Enter');
    await points.selectReady.press('Enter');
    await expect(points.selected).toHaveText('2 selected');
    await expect(points.box(half)).not.toBeChecked();
    // The whole row is the box's, here beside the name.
    await points.row(half).click({ position: { x: 200, y: 20 } });
    await points.box(paper).focus();
    await page.keyboard.press('Space');
    await expect(points.selected).toHaveText('2 selected');
    expect(await overflowOf(page)).toEqual([]);
    await expect.poll(() => barriersOn(page)).toEqual([]);

    await points.sendSelected.click();
    const outcome = page.getByRole('dialog', { name: '1 draft was sent for review' });
    await expect(outcome).toContainText('1 draft still lacks something:');
    await expect.poll(() => barriersOn(page)).toEqual([]);
    await outcome.getByRole('button', { name: 'Close' }).click();
    await expect(points.row(jars)).toContainText('In review');
    await expect(points.row(paper)).toContainText('Draft');

    await points.select.click();
    await points.box(half).check();
    await points.sendSelected.click();
    await page.getByRole('dialog').getByRole('link', { name: half }).click();
    await expect(page).toHaveURL(/\/profile\/edit-recycling-point\/\d+$/);
  });
});
