import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Transitions } from '../pages/transitions.ts';

/** In milliseconds: what moves explains itself, and is gone. */
const SHORT = 250;

const idOf = async (link: Locator): Promise<string> =>
  /\/charity-event\/(\d+)$/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';

const partsOf = (id: string, ...others: string[]): string[] =>
  [...others, ...['cover', 'date', 'name'].map((part) => `event-${id}-${part}`)].toSorted();

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test('an event’s date, cover and name go from its row to its page and back; focus and place are kept @L-04', async ({
  page,
  frame,
  eventsPages,
}) => {
  const transitions = new Transitions(page);
  await transitions.begin();
  await eventsPages.open();
  await frame.expectSettled();
  const row = eventsPages.events.nth(5);
  const id = await idOf(row);
  const name = (await row.textContent()) ?? '';
  await row.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await row.click();
  await expect(frame.title(name)).toBeVisible();
  const there = await transitions.ended(1);
  expect(there.parts).toEqual(expect.arrayContaining(partsOf(id, 'header', 'root')));
  expect(there.lasts).toBeGreaterThan(0);
  expect(there.lasts).toBeLessThanOrEqual(SHORT);
  expect(await scrolled(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(eventsPages.listTitle).toBeVisible();
  const back = await transitions.ended(2);
  expect(back.parts).toEqual(expect.arrayContaining(partsOf(id)));
  await expect.poll(() => scrolled(page)).toBe(place);
  await expect(page.getByRole('main')).toBeFocused();
});

for (const width of [360, 1440])
  test(`from home’s cards an event goes to its page and back, at ${width} px @R-01`, async ({
    page,
    frame,
    homePage,
  }) => {
    const transitions = new Transitions(page);
    await transitions.begin();
    await page.setViewportSize({ width, height: 800 });
    await homePage.open();
    await frame.expectSettled();
    const card = homePage.eventLinks.nth(1);
    const id = await idOf(card);
    const name = (await card.textContent()) ?? '';
    await card.click();
    await expect(frame.title(name)).toBeVisible();
    expect((await transitions.ended(1)).parts).toEqual(expect.arrayContaining(partsOf(id)));
    await page.goBack();
    await expect(homePage.events).toBeVisible();
    expect((await transitions.ended(2)).parts).toEqual(expect.arrayContaining(partsOf(id)));
  });

declare global {
  /** Lets the transition that is held go on with what is new. */
  var goOnWithTransition: (() => void) | undefined;
}

/** Runs in the page before anything else: a transition waits with what is new until the test says so. */
function holdTransitions(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) =>
    start(async () => {
      await new Promise<void>((goOn) => {
        self.goOnWithTransition = goOn;
      });
      if (typeof update === 'function') await update();
    });
}

test('a window that changes its size while an event goes to its page shows that page without a word @L-04', async ({
  page,
  frame,
  eventsPages,
}) => {
  await page.addInitScript(holdTransitions);
  await eventsPages.open();
  await frame.expectSettled();
  const name = (await eventsPages.events.first().textContent()) ?? '';
  await eventsPages.events.first().click();
  // No frame is drawn meanwhile, which would be waited for between two looks otherwise.
  const look = { polling: 50 };
  await page.waitForFunction(() => self.goOnWithTransition !== undefined, undefined, look);
  await page.setViewportSize({ width: 800, height: 600 });
  await page.waitForFunction(() => innerWidth === 800, undefined, look);
  await page.evaluate(() => self.goOnWithTransition?.());
  await expect(frame.title(name)).toBeVisible();
});

test('from one event to one nearby each goes its own way, by no name twice', async ({
  page,
  frame,
  eventsPages,
}) => {
  const transitions = new Transitions(page);
  await transitions.begin();
  await eventsPages.open('?city=Buenos+Aires');
  const from = await idOf(eventsPages.events.first());
  await page.goto(`/en-us/charity-event/${from}`);
  await frame.expectSettled();
  const nearby = eventsPages.nearby.first();
  const to = await idOf(nearby);
  const name = (await nearby.textContent()) ?? '';
  await nearby.click();
  await expect(frame.title(name)).toBeVisible();
  const there = await transitions.ended(1);
  expect(there.parts).toEqual(expect.arrayContaining(partsOf(to)));
  await page.goBack();
  expect((await transitions.ended(2)).parts).toEqual(expect.arrayContaining(partsOf(from)));
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves on the way to an event and back @L-04', async ({ page, frame, eventsPages }) => {
    const transitions = new Transitions(page);
    await transitions.begin();
    await eventsPages.open();
    await frame.expectSettled();
    await eventsPages.events.first().click();
    await expect(eventsPages.facts).toBeVisible();
    expect(await transitions.ended(1)).toMatchObject({ parts: [], lasts: 0 });
    await page.goBack();
    await expect(eventsPages.listTitle).toBeVisible();
    expect(await transitions.ended(2)).toMatchObject({ parts: [], lasts: 0 });
  });
});

test.describe('where the browser has no view transitions', () => {
  // The router says so once.
  test.use({ provoked: /startViewTransition/ });

  test('the way is the same', async ({ page, frame, eventsPages }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    await eventsPages.open();
    await frame.expectSettled();
    expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
    await eventsPages.events.first().click();
    await expect(eventsPages.facts).toBeVisible();
    await page.goBack();
    await expect(eventsPages.listTitle).toBeVisible();
  });
});
