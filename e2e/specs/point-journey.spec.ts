import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { watchConsole } from '../fixtures.ts';
import { test as base } from '../own-portal.ts';
import { DeskPages } from '../pages/desk-pages.ts';
import { LoginPage } from '../pages/login-page.ts';
import { MapPage } from '../pages/map-page.ts';
import { OwnPointPages, type PhotoFile } from '../pages/own-point-pages.ts';
import { PortalFrame } from '../pages/portal-frame.ts';
import { RegistrationDialog } from '../pages/registration-dialog.ts';
import { PASSWORD } from '../set-up/accounts.ts';
import { DATABASES, type OwnPortal } from '../set-up/own-portal.ts';

const DAY_MS = 86_400_000;
const EMAIL = 'grace@glass.example';
const ORGANIZATION = 'Glass and Co';
const POINT = {
  name: 'Glass at the old harbour',
  icon: 'Glass',
  coordinates: '-34.6131, -58.3772',
  address: 'Harbour 1, the blue gate',
  material: 'Glass bottles',
  price: '12.5',
  unit: 'kg',
  coordinator: 'Grace',
  phone: '1143215678',
  email: EMAIL,
  rules: 'Clean and without lids.',
};
const DECLINED = 'The photos do not show the entrance.';
const REPORTED = { kind: 'wrong-hours', text: 'It opens at ten.', email: 'visitor@example.org' };
const REPAIR = 'The roof is repaired.';
const RENAMED = 'Glass and jars at the old harbour';

/** What changed is seen within two seconds: a card that was opened before that is opened again. */
const SOON = { timeout: 500 };

/** The day of a moment where the browsers are. */
const dayOf = (moment: number): string =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Europe/Moscow' });

async function photo(name: string, background: string): Promise<PhotoFile> {
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/** The three people of the journey, each with a browser of their own. */
interface People {
  readonly creator: Page;
  readonly moderator: Page;
  readonly visitor: Page;
}

async function openBrowser(browser: Browser, portal: OwnPortal, width: number) {
  const context = await browser.newContext({
    baseURL: portal.url,
    locale: 'en-US',
    viewport: { width, height: 800 },
  });
  const page = await context.newPage();
  return { page, said: watchConsole(page), close: () => context.close() };
}

/** Nobody is signed in at the desk at first: the browser logs that answer. */
const EXPECTED = /status of 401/;

const test = base.extend<{ people: People }>({
  people: async ({ browser, portal }, use) => {
    const all = [
      await openBrowser(browser, portal, 360),
      await openBrowser(browser, portal, 1280),
      await openBrowser(browser, portal, 1280),
    ] as const;
    const [creator, moderator, visitor] = all;
    await use({ creator: creator.page, moderator: moderator.page, visitor: visitor.page });
    for (const { close } of all) await close();
    expect(all.flatMap(({ said }) => said).filter((line) => !EXPECTED.test(line))).toEqual([]);
  },
});

/** The newest mail to the creator whose text matches. */
async function mailed(portal: OwnPortal, pattern: RegExp): Promise<RegExpExecArray> {
  const find = () => portal.mails.filter(({ to }) => to === EMAIL).map(({ text }) => pattern.exec(text));
  await expect.poll(() => find().some(Boolean), { timeout: 20_000 }).toBe(true);
  return find().findLast(Boolean) as RegExpExecArray;
}

/** Signs a member of staff in. */
async function atDesk(page: Page, portal: OwnPortal): Promise<DeskPages> {
  const desk = new DeskPages(page, portal.url);
  await desk.open();
  await desk.givePassword();
  await desk.giveCode();
  await expect(desk.queue.or(page.getByText('Nothing waits for a review'))).toBeVisible();
  return desk;
}

/** The case of a point that waits for a decision. */
async function openCase(desk: DeskPages, name: string): Promise<void> {
  await desk.open('/points');
  await desk.queue.getByRole('link', { name }).click();
  await expect(desk.page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function accept(desk: DeskPages, name: string): Promise<void> {
  await openCase(desk, name);
  await desk.page.getByRole('button', { name: 'Accept' }).click();
  // Public now: what can be done to it is another.
  await expect(desk.page.getByRole('button', { name: 'Take down' })).toBeVisible();
}

async function askForRoles({ creator }: People): Promise<void> {
  const registration = new RegistrationDialog(creator);
  await creator.goto('/en-us/registration/');
  await registration.role('Recycling point operator').check();
  await registration.fill({
    'Your name': 'Grace',
    'E-mail': EMAIL,
    'Organization name': ORGANIZATION,
    TIN: '123456789',
    Address: '1 Green Street',
  });
  await registration.typePhone('1143215678');
  await registration.button('Send the request').click();
  await expect(registration.outcome).toContainText('Your request has been sent');
}

async function approve({ page }: DeskPages): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: "Organizations' requests" }).click();
  await page.getByRole('link', { name: ORGANIZATION }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('main')).toContainText('Approved');
}

/** Chooses a password by the mailed link, and logs in. */
async function enter({ creator }: People, portal: OwnPortal): Promise<void> {
  const [, path = ''] = await mailed(portal, /http:\/\/[^/]+(\/\S*restore-password\/[\w-]+)/);
  const frame = new PortalFrame(creator);
  await creator.goto(path);
  await frame.main.getByLabel(/^New password( \*)?$/).fill(PASSWORD);
  await frame.main.getByLabel(/^New password again/).fill(PASSWORD);
  await frame.main.getByRole('button', { name: 'Save password' }).click();
  await expect(frame.title('Your password is set')).toBeVisible();
  const login = new LoginPage(creator);
  await login.open();
  await login.signIn(EMAIL, PASSWORD);
  await login.expectSignedIn();
}

/** Milliseconds until the list beside the map that the server renders has a point. */
async function untilOnTheMap({ visitor }: People, name: string): Promise<number> {
  const began = Date.now();
  const path = `/en-us/recycling-points?q=${encodeURIComponent(name)}`;
  await expect
    .poll(async () => (await visitor.request.get(path)).text(), { intervals: [100] })
    .toContain(`>${name}</`);
  return Date.now() - began;
}

/** Finds a point by its name and opens its card. */
async function openCard({ visitor }: People, name: string): Promise<void> {
  const map = new MapPage(visitor);
  await visitor.goto(`/en-us/recycling-points?q=${encodeURIComponent(name)}`);
  await map.points.filter({ hasText: name }).click();
  await expect(map.card(name)).toBeVisible();
}

async function report({ visitor }: People): Promise<string> {
  const id = /\/recycling-points\/(\d+)/.exec(visitor.url())?.[1];
  const answer = await visitor.request.post(`/api/web/v1/facility/facility/${id}/report/`, {
    data: REPORTED,
  });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

for (const database of DATABASES)
  test.describe(`on ${database}`, () => {
    test.use({ database });

    test('an organization comes, its point is declined, mended, accepted, reported, closed, reopened and revised @P-06 @P-09 @P-10 @D-04 @X-01 @X-03 @X-04 @X-16', async ({
      portal,
      people,
    }) => {
      test.setTimeout(300_000);
      const { creator, moderator, visitor } = people;
      const own = new OwnPointPages(creator);
      const desk = await atDesk(moderator, portal);

      await test.step('the organization asks for its role, is approved and gets in', async () => {
        await askForRoles(people);
        await approve(desk);
        await enter(people, portal);
      });

      await test.step('its point is made on a phone and sent to review', async () => {
        await own.openList();
        await own.create();
        await own.fill(POINT);
        await own.addPhotos([await photo('gate.jpg', '#265'), await photo('bins.jpg', '#a52')]);
        await expect(own.missing).toHaveText(/Everything is there/);
        await own.sendToReview();
        await expect(own.row(POINT.name)).toContainText('In review');
      });

      await test.step('a moderator declines it with a reason, which the creator reads and mends', async () => {
        await openCase(desk, POINT.name);
        await moderator.getByRole('button', { name: 'Decline' }).click();
        await desk.reason.fill(DECLINED);
        await moderator.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
        await expect(moderator.getByRole('region', { name: 'History' })).toContainText(DECLINED);
        await mailed(portal, new RegExp(DECLINED));
        await own.openList();
        await expect(own.row(POINT.name)).toContainText(DECLINED);
        await own.edit(POINT.name, 'Turn into a draft and edit');
        await own.addPhotos([await photo('entrance.jpg', '#582')]);
        await own.sendToReview();
      });

      await test.step('it is accepted and on the map within two seconds', async () => {
        await accept(desk, POINT.name);
        expect(await untilOnTheMap(people, POINT.name)).toBeLessThan(2000);
        await mailed(portal, new RegExp(POINT.name));
        await openCard(people, POINT.name);
        await expect(visitor.getByRole('main')).toContainText(POINT.address);
      });

      await test.step('a visitor reports it and follows the report', async () => {
        const token = await report(people);
        await visitor.goto(`/en-us/reports/${token}`);
        await expect(new PortalFrame(visitor).title('Your report is with us')).toBeVisible();
      });

      await test.step('it is closed for a week, and reopens by itself with a mail', async () => {
        await own.openList();
        await own.close(POINT.name, REPAIR, dayOf(Date.now() + 7 * DAY_MS));
        await expect(own.row(POINT.name)).toContainText('Temporarily closed');
        await expect(async () => {
          await openCard(people, POINT.name);
          await expect(visitor.getByRole('main')).toContainText('Temporarily closed, reopens', SOON);
        }).toPass();
        const card = visitor.url();
        // Nobody asks while the API restarts: a map that still loads its tiles would be refused them.
        await visitor.goto('about:blank');
        await portal.moveClock(8 * DAY_MS);
        await mailed(portal, /is open again/);
        await visitor.goto(card);
        await expect(visitor.getByRole('main')).toContainText(POINT.address);
        await expect(visitor.getByRole('main')).not.toContainText('Temporarily closed');
      });

      await test.step('a revision is accepted while the old version stays visible until then', async () => {
        await own.openList();
        await own.edit(POINT.name, 'Edit a copy');
        await own.name.fill(RENAMED);
        await own.sendToReview();
        await openCard(people, POINT.name);
        await accept(await atDesk(moderator, portal), RENAMED);
        expect(await untilOnTheMap(people, RENAMED)).toBeLessThan(2000);
        await openCard(people, RENAMED);
      });
    });
  });
