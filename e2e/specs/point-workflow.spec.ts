import { expect, test } from '../fixtures.ts';
import { OwnPoints } from '../http/own-points.ts';
import { OwnPointsPage } from '../pages/own-points-page.ts';
import { PointEditorPage } from '../pages/point-editor-page.ts';
import { sessionFile } from '../set-up/accounts.ts';

const DAY_MS = 86_400_000;
const inAWeek = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);

test.use({ account: 'all', provoked: /status of 409/ });

test('two people’s changes of a point are merged field by field @P-02 @P-14', async ({ page, browser }) => {
  const points = await OwnPoints.signedIn();
  const id = await points.make('Two at once');
  const context = await browser.newContext({
    storageState: sessionFile('all'),
    baseURL: process.env.BASE_URL,
  });
  const [mine, theirs] = [new PointEditorPage(page), new PointEditorPage(await context.newPage())];
  await Promise.all([mine.open(id), theirs.open(id)]);
  await theirs.address.fill('Gagarin avenue 7');
  await theirs.comment.fill('Ring twice');
  await theirs.save.click();
  await expect(theirs.state).toHaveText('Everything is saved');
  await context.close();

  await mine.name.fill('Two at last');
  await mine.comment.fill('Knock');
  await mine.save.click();
  const side = (part: string, whose: RegExp) =>
    mine.merge.getByRole('group', { name: part }).getByRole('radio', { name: whose });
  await expect(side('Name', /Yours/)).toBeChecked();
  await expect(side('Address', /Saved by somebody else/)).toBeChecked();
  await expect(side('Comment', /Yours/)).toBeChecked();
  await side('Comment', /Saved by somebody else/).check();
  await mine.merge.getByRole('button', { name: 'Put the chosen versions into the form' }).click();
  await mine.save.click();
  await expect(mine.state).toHaveText('Everything is saved');
  expect(await points.read(id)).toMatchObject({
    name: 'Two at last',
    address: 'Gagarin avenue 7',
    comment: 'Ring twice',
  });
});

test('what another tab has done already is refused with the reason @P-05 @P-06 @P-12', async ({
  page,
  context,
}) => {
  const name = `Sent from two tabs ${Date.now()}`;
  await (await OwnPoints.signedIn()).make(name);
  const [one, other] = [new OwnPointsPage(page), new OwnPointsPage(await context.newPage())];
  await Promise.all([one.open(name), other.open(name)]);
  await other.act(name, 'Send for review');
  await expect(other.notices).toContainText('Sent for review');
  await one.bringToFront();
  await one.act(name, 'Send for review');
  await expect(one.notices).toContainText(`“${name}” could not be sent for review.`);
  await expect(one.notices).toContainText('Its status has changed meanwhile.');

  await one.open(name);
  await one.act(name, 'Edit');
  await one.question(`Edit “${name}”?`).getByRole('button', { name: 'Leave as it is' }).click();
  await one.act(name, 'Edit');
  await one.question(`Edit “${name}”?`).getByRole('button', { name: 'Turn into a draft and edit' }).click();
  await expect(page).toHaveURL(/\/edit-recycling-point\/\d+$/);
  await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeVisible();
});

test('an accepted point closes for a time, opens again, is copied to be edited, and closes for good @D-04 @P-09 @P-10 @P-12', async ({
  page,
  samples,
}) => {
  const [list, editor] = [new OwnPointsPage(page), new PointEditorPage(page)];
  const [point] = await (await OwnPoints.signedIn()).accepted(samples.point.id);
  const name = point?.name ?? '';
  const { closing, notices } = list;
  await list.open(name);
  await list.act(name, 'Close…');
  await closing.getByRole('button', { name: 'Close for a time' }).click();
  await expect(closing.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true');
  await closing.getByRole('textbox', { name: 'Reason' }).fill('Repairs');
  await closing.getByLabel('Opens again on').fill(inAWeek);
  await closing.getByRole('button', { name: 'Close for a time' }).click();
  await expect(notices).toContainText(`“${name}” is shown as temporarily closed.`);
  await list.act(name, 'Open again');
  await expect(notices).toContainText(`“${name}” works again`);

  await list.act(name, 'Edit');
  await list.question(`Edit “${name}”?`).getByRole('button', { name: 'Edit a copy' }).click();
  await expect(page.getByText('You are editing a copy.')).toBeVisible();
  await expect(editor.name).toHaveValue(name);

  await list.open(name);
  await list.act(name, 'Close…');
  await closing.getByRole('radio', { name: /For good/ }).check();
  await expect(closing).toContainText('Closing for good cannot be undone.');
  await closing.getByRole('textbox', { name: 'Reason' }).fill('Moved away');
  await closing.getByRole('button', { name: 'Close for good' }).click();
  await expect(notices).toContainText(`“${name}” is no longer on the map.`);
  await expect(list.menu(name)).toHaveCount(0);
});
