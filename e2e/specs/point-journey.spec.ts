import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { watchConsole } from '../fixtures.ts';
import { test as base } from '../own-portal.ts';
import { ALERT_LINKS, AlertPages } from '../pages/alert-pages.ts';
import { DeskPages } from '../pages/desk-pages.ts';
import { LoginPage } from '../pages/login-page.ts';
import { MapPage } from '../pages/map-page.ts';
import { OwnPointPages, type PhotoFile } from '../pages/own-point-pages.ts';
import { PortalFrame } from '../pages/portal-frame.ts';
import { RegistrationDialog } from '../pages/registration-dialog.ts';
import { ReportForm } from '../pages/report-form.ts';
import { PASSWORD } from '../set-up/accounts.ts';
import { DATABASES, type OwnPortal } from '../set-up/own-portal.ts';

const MINUTE_MS = 60_000;
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
const REPORTED = 'It opens at <b>ten</b>.';
const VISITOR = 'visitor@example.org';
const WATCHER = 'watcher@example.org';
const ANSWER = 'The hours are right now.';
const REPAIR = 'The roof is repaired.';
const RENAMED = 'Glass and jars at the old harbour';

/** What changed is seen soon: a card that was opened before that is opened again. */
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

/** The newest mail to an address, the creator's unless given, whose text matches. */
async function mailed(portal: OwnPortal, pattern: RegExp, address = EMAIL): Promise<RegExpExecArray> {
  const find = () => portal.mails.filter(({ to }) => to === address).map(({ text }) => pattern.exec(text));
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
  await registration.chooseRoles('Recycling point operator');
  await registration.fill({
    'Your name': 'Grace',
    Email: EMAIL,
    'Organization name': ORGANIZATION,
    TIN: '123456789',
    Address: '1 Green Street',
  });
  await registration.typePhone('1143215678');
  await registration.button('Send the request').click();
  await expect(registration.outcome).toContainText('Your request has been sent');
}

async function approve({ page }: DeskPages): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Organizations’ requests' }).click();
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

/** Until the list beside the map that the server renders has a point; how long that takes is measured by the benchmark. */
async function untilOnTheMap({ visitor }: People, name: string): Promise<void> {
  const path = `/en-us/recycling-points?q=${encodeURIComponent(name)}`;
  await expect
    .poll(async () => (await visitor.request.get(path)).text(), { intervals: [100] })
    .toContain(`>${name}</`);
}

/** Finds a point by its name and opens its card. */
async function openCard({ visitor }: People, name: string): Promise<void> {
  const map = new MapPage(visitor);
  await visitor.goto(`/en-us/recycling-points?q=${encodeURIComponent(name)}`);
  await map.points.filter({ hasText: name }).click();
  await expect(map.card(name)).toBeVisible();
}

/** Asks to be told of new points for a material on the map of the visitor's city, and confirms it. */
async function watch({ visitor }: People, portal: OwnPortal): Promise<void> {
  const alerts = new AlertPages(visitor);
  await visitor.goto('/en-us/recycling-points?materials=glass-bottles');
  await alerts.ask(WATCHER, POINT.material);
  const [, path = ''] = await mailed(portal, ALERT_LINKS.confirm, WATCHER);
  await visitor.goto(path);
  await expect(visitor.getByRole('main')).toContainText(POINT.material);
  await alerts.confirm.click();
  await expect(new PortalFrame(visitor).title('We are watching')).toBeFocused();
}

/** Reads of the point in a mail whose link ends the watching with one press. */
async function hearAndLeave({ visitor }: People, portal: OwnPortal): Promise<void> {
  await mailed(portal, new RegExp(POINT.name), WATCHER);
  const [, path = ''] = await mailed(portal, ALERT_LINKS.leave, WATCHER);
  const frame = new PortalFrame(visitor);
  await visitor.goto(path);
  await new AlertPages(visitor).stop.click();
  await expect(frame.title('It is stopped')).toBeFocused();
  await visitor.reload();
  await expect(frame.title('It is stopped already')).toBeVisible();
}

/** Reports the point whose card is open, and follows the report. */
async function report({ visitor }: People): Promise<void> {
  const form = new ReportForm(visitor);
  await form.begin.click();
  await form.kind.selectOption({ label: 'The opening hours are wrong' });
  await form.text.fill(REPORTED);
  await form.addPhoto(await photo('door.jpg', '#741'));
  await form.email.fill(VISITOR);
  await form.send.click();
  await form.follow.click();
  await expect(new PortalFrame(visitor).title('Your report is with us')).toBeVisible();
}

/** Settles the one report on a point, having seen what was photographed. */
async function settle(desk: DeskPages): Promise<void> {
  const { page } = desk;
  await desk.open('/reports');
  await page
    .getByRole('main')
    .getByRole('link', { name: /The opening hours are wrong/ })
    .last()
    .click();
  await expect(page.getByText(REPORTED)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo 1 of 1', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'What came of it' }).selectOption('corrected');
  await page.getByRole('textbox', { name: 'Answer to the visitor' }).fill(ANSWER);
  await page.getByRole('button', { name: 'Settle', exact: true }).click();
  await expect(page.getByRole('region', { name: 'This report is settled' })).toBeVisible();
}

for (const database of DATABASES)
  test.describe(`on ${database}`, () => {
    test.use({ database });

    test('an organization comes, its point is declined, mended, accepted, told of, reported, closed, reopened and revised @P-06 @P-09 @P-10 @D-04 @X-01 @X-03 @X-04 @X-09 @X-16', async ({
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

      await test.step('its point is made on a phone and sent for review', async () => {
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

      await test.step('a visitor asks to be told when such a point opens, and confirms it', async () => {
        await watch(people, portal);
      });

      await test.step('it is accepted and on the map', async () => {
        await accept(desk, POINT.name);
        await untilOnTheMap(people, POINT.name);
        await mailed(portal, new RegExp(POINT.name));
        await openCard(people, POINT.name);
        await expect(visitor.getByRole('main')).toContainText(POINT.address);
      });

      await test.step('the visitor is told by mail within minutes, and leaves with one press', async () => {
        // Nobody asks while the API restarts.
        await visitor.goto('about:blank');
        await portal.moveClock(10 * MINUTE_MS);
        await hearAndLeave(people, portal);
        await openCard(people, POINT.name);
      });

      await test.step('a visitor reports it with a photo, the desk settles it, and the visitor reads how', async () => {
        await report(people);
        await settle(desk);
        await visitor.reload();
        await expect(new PortalFrame(visitor).title('It is corrected')).toBeVisible();
        await expect(visitor.getByRole('main')).toContainText(ANSWER);
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
        await untilOnTheMap(people, RENAMED);
        await openCard(people, RENAMED);
      });
    });
  });
