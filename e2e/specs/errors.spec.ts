import { createServer } from 'node:http';
import { LOCALES, type Locale, localeBasename } from '@ecocircle/shared-contracts';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { OwnPoints } from '../http/own-points.ts';
import { PATIENT_EDGE } from '../set-up/patience.ts';
import { freePort } from '../set-up/product.ts';
import { releaseStore } from '../set-up/release-tool.ts';
import { startEdge } from '../set-up/servers.ts';

const NOT_FOUND: Readonly<Record<Locale, string>> = {
  'ru-RU': 'Страница не найдена',
  'ru-KZ': 'Страница не найдена',
  'kk-KZ': 'Бет табылмады',
  'es-AR': 'Página no encontrada',
  'en-US': 'Page Not Found',
};

test.use({ provoked: /status of (404|410|50[03])/ });

for (const locale of LOCALES) {
  test(`an unknown path is a 404 in ${locale} @R-14`, async ({ page, frame }) => {
    const answer = await page.goto(`${localeBasename(locale, 'local')}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await expect(frame.title(NOT_FOUND[locale])).toBeVisible();
    await expect(frame.main.getByText('404', { exact: true })).toBeVisible();
    await expect(frame.footer).toBeVisible();
  });
}

test('the 404 page gives status, message, description and a way home @R-14', async ({ page, frame }) => {
  await page.goto('/en-us/no-such-page');
  await expect(frame.title('Page Not Found')).toBeVisible();
  await expect(frame.main.getByText('There is no page at this address.')).toBeVisible();
  await frame.main.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/en-us\/?$/);
});

for (const path of ['/raw-pages/home', '/raw-pages/', '/raw-pages/charity-events/1']) {
  test(`${path} is refused @R-14`, async () => {
    expect((await ask(`/en-us${path}`)).status).toBe(404);
    expect((await ask(path, { host: 'ru.localhost' })).status).toBe(404);
  });
}

for (const id of ['99999999', 'no-such-event', '-1', '0', '1e3', '%00']) {
  test(`the event ${id} is not there: 404 @R-08 @R-14`, async ({ page, frame }) => {
    const answer = await page.goto(`/en-us/charity-event/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(frame.title('Page Not Found')).toBeVisible();
  });
}

test('an unknown path inside the page is the 404 page without a reload @R-14', async ({ page, frame }) => {
  await page.goto('/en-us');
  await frame.expectHydrated();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await frame.events.click();
  await expect(page).toHaveURL(/charity-events/);
  await page.evaluate(() => history.pushState(null, '', '/en-us/no-such-page'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(frame.title('Page Not Found')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a page whose data fails is the 500 page, and the rest works @R-14', async ({ page, frame }) => {
  const fail = () =>
    page.route('**/api/web/v1/promotion/event/**', (route) =>
      route.fulfill({ status: 500, json: { errors: [{ code: 'internal', title: 'Internal', detail: '' }] } }),
    );
  await fail();
  await page.goto('/en-us/profile/login');
  await frame.expectHydrated();
  await frame.events.click();
  await expect(frame.title('Internal Server Error')).toBeVisible();
  await expect(frame.main.getByText('500', { exact: true })).toBeVisible();
  await frame.expectToWork();
  await page.unroute('**/api/web/v1/promotion/event/**');
  await frame.homeLink.click();
  await frame.events.click();
  await expect(frame.title('Internal Server Error')).toBeHidden();

  await fail();
  await page.goto('/en-us/profile/login');
  await frame.expectHydrated();
  await frame.events.click();
  await frame.main.getByRole('link', { name: 'Try again' }).click();
  await expect(frame.title('Charity events')).toBeVisible();
});

test('a page that the server has no data for is 503, and the page of that error in the browser, too @R-14', async ({
  page,
  frame,
}) => {
  const api = createServer(({ url }, reply) => void (url === '/readyz' ? reply.end() : reply.destroy()));
  const port = await freePort();
  api.listen(port, '127.0.0.1');
  const edge = await startEdge({
    ...PATIENT_EDGE,
    API_URL: `http://127.0.0.1:${port}`,
    RELEASE_STORE: releaseStore(),
  });
  const answer = await page.goto(`${edge.url}/en-us/recycling-points`);
  expect(answer?.status()).toBe(503);
  expect(await answer?.text()).toContain('Internal Server Error');
  // Where the browser would make another page, it says so in the console, which fails the test.
  await frame.expectHydrated();
  await expect(frame.title('Internal Server Error')).toBeVisible();
  await expect(frame.main.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.goto('about:blank');
  await edge.stop();
  api.close();
});

for (const id of ['99999999', 'no-such-point', '-1', '0']) {
  test(`the point ${id} is not there: the map says so and stays @M-05 @R-09`, async ({
    page,
    frame,
    mapPage,
  }) => {
    const answer = await page.goto(`/en-us/recycling-points/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(mapPage.missing).toBeVisible();
    await mapPage.expectMarks();
    await expect(mapPage.points.first()).toBeVisible();
    await frame.expectToWork();
  });
}

const STATES = [
  { state: 'draft', status: 404 },
  { state: 'oncheck', status: 404 },
  { state: 'declined', status: 404 },
  { state: 'blocked_by_moderator', status: 404 },
  { state: 'closed', status: 410 },
  { state: 'temporarily_not_working', status: 200 },
] as const;

for (const { state, status } of STATES)
  test(`a link to a point in the state ${state} is answered with ${status} and a way on, with scripts and without @M-05 @X-13`, async ({
    page,
    mapPage,
  }) => {
    const { id, name } = await (await OwnPoints.signedIn('points')).first(state);
    const said = {
      404: mapPage.missing,
      410: page.getByText(`“${name}” is closed for good`),
      200: mapPage.card(name),
    }[status];
    const path = `/en-us/recycling-points/${id}`;
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(said).toBeVisible();
    await mapPage.expectMarks();
    await mapPage.back.click();
    await expect(page).toHaveURL(/\/recycling-points$/);
    await expect(said).toBeHidden();
    await expect(mapPage.points.first()).toBeVisible();

    expect((await ask(path)).text).toContain(
      status === 404 ? 'This point does not exist or is not public' : name,
    );
  });

test('inside the page a point that is closed for good moves the map to those around it @M-05 @R-09', async ({
  page,
  frame,
  mapPage,
}) => {
  const { id, name } = await (await OwnPoints.signedIn('points')).first('closed');
  await page.goto('/en-us/recycling-points');
  await frame.expectHydrated();
  await mapPage.expectDrawn();
  const before = await mapPage.listed();
  await page.evaluate((to) => history.pushState(null, '', to), `/en-us/recycling-points/${id}`);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByText(`“${name}” is closed for good`)).toBeVisible();
  await expect.poll(() => mapPage.listed()).not.toEqual(before);
  await mapPage.back.click();
  await expect(page.getByText(`“${name}” is closed for good`)).toBeHidden();
});

const LONG = 'x'.repeat(10_000);
const ODD_ADDRESSES = [
  '?materials=no-such',
  '?materials=<script>',
  `?materials=${'glass,'.repeat(300)}`,
  '?thing=no-such',
  '?thing=%F0%9F%94%8B',
  `?thing=${LONG}`,
  '?city=no-such',
  `?q=${LONG}`,
  '?q=%E2%99%BB%EF%B8%8F%F0%9F%94%8B',
  '?q=glass%20%D2%9B%D0%B0%D2%93%D0%B0%D0%B7',
  '?q=%ED%A0%80',
  '?q=%E0%A4%A',
  '?at=NaN,NaN,NaN',
  '?at=30,90,12',
  '?at=180,0,3',
  '?at=-180,0,3',
  '?at=30,60,99',
  '?bbox=170,-10,-170,10',
  '?bbox=40,60,30,50',
  '?open=yes&paid=9&sort=zzz&match=none',
  '/%00',
  '/1e3',
  '/%F0%9F%94%8B',
  '/..%2f..%2fetc',
  `/${'9'.repeat(400)}`,
  '/99999999?report=true',
];

for (const [index, odd] of ODD_ADDRESSES.entries()) {
  const locale = LOCALES[index % LOCALES.length] as Locale;
  test(`the map in ${locale} takes the address ${odd.slice(0, 40)} for no fault of its own @R-09`, async () => {
    const { status, headers, text } = await ask(
      `${localeBasename(locale, 'local')}/recycling-points${odd.replaceAll(/[<>]/g, encodeURIComponent)}`,
    );
    expect([200, 302, 404]).toContain(status);
    if (status === 302) expect(headers.location).toContain('/recycling-points?q=');
    else expect(text).toMatch(/<main[\s>]/);
  });
}

test('a deep link opens the point with its card and title, in the middle of the map @M-05 @R-09', async ({
  page,
  mapPage,
  samples,
}) => {
  const answer = await page.goto(`/en-us/recycling-points/${samples.point.id}`);
  expect(answer?.status()).toBe(200);
  await expect(mapPage.card(samples.point.name)).toBeVisible();
  expect(await page.title()).toContain(samples.point.name);
  await mapPage.expectCentred();
});

test('a deleted event leads to the page that names it @R-08', async ({ page, frame }) => {
  const events = await Promise.all(
    Array.from({ length: 45 }, (_, index) => ask(`/api/web/v1/promotion/event/${index + 1}/`)),
  );
  const id = events.findIndex(({ status }) => status === 410) + 1;
  const { errors } = JSON.parse(events[id - 1]?.text ?? '') as { errors: { detail: string }[] };
  const name = errors[0]?.detail ?? '';
  await page.goto(`/en-us/charity-event/${id}`);
  await expect(page).toHaveURL(`/en-us/charity-event-deleted/${encodeURIComponent(name)}`);
  await expect(frame.title(name)).toBeVisible();
});
