import { expect, test } from '../fixtures.ts';
import { OwnPoints } from '../http/own-points.ts';
import { PointEditorPage } from '../pages/point-editor-page.ts';
import { sessionFile } from '../set-up/accounts.ts';

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
