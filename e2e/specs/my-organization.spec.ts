import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { OrganizationPage } from '../pages/organization-page.ts';
import { overflowOf } from '../pages/overflow.ts';
import { onPhoneAndDesktop } from '../screens.ts';

/** Eight pixels of green. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEUvj065FNQUAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgoA4AAABIAAH/myMhAAAAAElFTkSuQmCC',
  'base64',
);

interface ListedPoint {
  readonly id: string;
  readonly attributes: { readonly org_info: { readonly full_name: string } };
}

/** A public point of the organisation whose page is edited. */
async function itsPoint(): Promise<string> {
  const { text } = await ask('/api/web/v1/facility/facility/?page_size=100');
  const { data } = JSON.parse(text) as { data: ListedPoint[] };
  const point = data.find(({ attributes }) => attributes.org_info.full_name === '«Таза қала» ЖШС');
  if (!point) throw new Error('the demo data has no point of the organisation');
  return point.id;
}

test.describe.configure({ mode: 'serial' });
test.use({ account: 'all' });

onPhoneAndDesktop((width) => {
  test('what a member says of the organisation is on the card of its points at once @M-01 @V-05', async ({
    page,
  }) => {
    const organization = new OrganizationPage(page);
    const words = `We sort glass since ${width}.`;
    await organization.open();
    await organization.about.fill(words);
    await organization.website.fill('javascript:alert(1)');
    await organization.save.click();
    await expect(organization.website).toBeFocused();
    await page.reload();
    await expect(organization.about).toHaveValue(words);

    await organization.website.fill(`glass-${width}.example`);
    await organization.chooseLogo(PNG);
    await expect(organization.logo).toBeVisible();
    await organization.save.click();
    await expect(organization.saved).toBeVisible();
    await expect(organization.website).toHaveValue(`https://glass-${width}.example`);
    await expect(organization.history.first()).toContainText('Аружан Бекова');
    expect(await overflowOf(page)).toEqual([]);

    const point = await itsPoint();
    await expect(async () => {
      await page.goto(`/en-us/recycling-points/${point}`);
      await expect(page.getByText(words)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('link', { name: `glass-${width}.example` })).toHaveAttribute(
      'href',
      `https://glass-${width}.example/`,
    );
    await expect(page.locator('img[src$=".square.webp"]')).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);
  });
});
