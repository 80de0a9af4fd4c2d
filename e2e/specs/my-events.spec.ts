import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { EventEditorPage } from '../pages/event-editor-page.ts';
import { overflowOf } from '../pages/overflow.ts';
import { onPhoneAndDesktop } from '../screens.ts';

const DAY_MS = 86_400_000;
const inTenDays = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);

const FACTS = {
  kind: 'cleanup',
  starts: `${inTenDays}T10:00`,
  ends: `${inTenDays}T13:00`,
  coordinates: '43.24, 76.92',
  address: 'Abay avenue 52',
  description: 'Bring **gloves**.\n\n- tea\n- friends',
  organizer: 'Clean Shore',
  email: 'shore@example.org',
};

test.use({ account: 'all' });

onPhoneAndDesktop((width) => {
  test('an event goes from a draft to the public, and is cancelled with a reason @E-03 @E-04 @R-15', async ({
    page,
  }) => {
    const editor = new EventEditorPage(page);
    const name = `Shore of ${width}`;
    await editor.create();
    await editor.name.fill(name);
    await page.reload();
    await expect(editor.name).toHaveValue(name);

    await editor.save.click();
    await expect(page).toHaveURL(/\/profile\/edit-charity-event\/\d+$/);
    await expect(editor.state).toHaveText('All changes are saved');
    await expect(editor.gaps.first()).toHaveText('Kind');
    expect(await overflowOf(page)).toEqual([]);

    await editor.fill(FACTS);
    await expect(editor.gaps).toHaveCount(0);
    await editor.publish.click();
    await expect(page).toHaveURL(/\/profile\/charity-events\/$/);

    const { text } = await ask(`/api/web/v1/promotion/event/?q=${encodeURIComponent(name)}`);
    const [{ id }] = (JSON.parse(text) as { data: [{ id: string }] }).data;
    await page.goto(`/en-us/charity-event/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('strong').getByText('gloves')).toBeVisible();

    await page.goto('/en-us/profile/charity-events/');
    await editor.open(name);
    await editor.cancel('A storm is coming');
    await expect(page.getByRole('region', { name: 'This event is canceled' })).toContainText(
      'A storm is coming',
    );
    const calendar = await ask(`/api/web/v1/promotion/event/${id}/calendar.ics`);
    expect(calendar.text).toContain('STATUS:CANCELLED');
    await expect(async () => {
      await page.goto(`/en-us/charity-event/${id}`);
      await expect(page.getByRole('region', { name: 'This event was canceled' })).toContainText(
        'A storm is coming',
      );
    }).toPass();
  });

  test('leaving with unsaved changes asks @E-03', async ({ page }) => {
    const editor = new EventEditorPage(page);
    await editor.create();
    await editor.name.fill('Half a thought');
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'Profile' })
      .click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(editor.name).toHaveValue('Half a thought');
  });
});
