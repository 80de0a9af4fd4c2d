import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { Notices } from '../pages/notices.ts';
import { ShareDialog } from '../pages/share-dialog.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test.describe('sharing', () => {
  test('each market has its networks to share @S-01 @S-02', async ({ page, frame }) => {
    const cyrillic = ['t.me/share/url', 'wa.me/', 'vk.com/share.php', 'connect.ok.ru/offer'];
    for (const [prefix, label, networks] of [
      ['en-us', 'Share', ['t.me/share/url', 'wa.me/', 'x.com/intent/post']],
      ['ru-ru', 'Поделиться', cyrillic],
      ['kk-kz', 'Бөлісу', cyrillic],
    ] as const) {
      const share = new ShareDialog(page, label);
      await page.goto(`/${prefix}/charity-events`);
      await frame.expectHydrated();
      await share.open(label);
      await expect(share.link).toHaveValue(new RegExp(`/${prefix}$`));
      expect(await share.networks()).toEqual(networks);
    }
  });

  test('a link is copied, which is said until the dialog closes @S-01', async ({ page, context, frame }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const share = new ShareDialog(page);
    await page.goto('/en-us');
    await frame.expectHydrated();
    await share.open();
    await share.copy.click();
    await expect(share.outcome).toHaveText('Link successfully copied');
    const link = await share.link.inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.keyboard.press('Escape');
    await expect(share.dialog).toBeHidden();
    await share.open();
    await expect(share.outcome).toBeEmpty();

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await share.copy.click();
    await expect(share.outcome).toContainText('The link is selected');
    const selected = await share.link.evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    );
    expect(selected).toBe(link);
  });

  test.describe('on a phone with a sheet of its own', () => {
    test.use({ userAgent: IPHONE, viewport: { width: 390, height: 844 }, hasTouch: true });

    test('the sheet opens; cancelled, nothing happens; where it fails, the dialog opens @S-01', async ({
      page,
      frame,
    }) => {
      await page.addInitScript(() => {
        const shared: unknown[] = [];
        const failures: string[] = [];
        Object.assign(window, { shared, failures });
        navigator.share = async (data) => {
          shared.push(data);
          const failure = failures.shift();
          if (failure) throw new DOMException('', failure);
        };
      });
      const failNext = (name: string) =>
        page.evaluate(
          (failure) => (window as unknown as { failures: string[] }).failures.push(failure),
          name,
        );
      const shared = () => page.evaluate(() => (window as unknown as { shared: object[] }).shared);
      const share = new ShareDialog(page);
      await page.goto('/en-us');
      await frame.expectHydrated();

      await share.open();
      await expect.poll(shared).toHaveLength(1);
      expect((await shared())[0]).toEqual({
        title: 'EcoCircle',
        text: expect.stringMatching(/\w/),
        url: new URL('/en-us', page.url()).href,
      });
      await failNext('AbortError');
      await share.open();
      await expect.poll(shared).toHaveLength(2);
      await expect(share.dialog).toBeHidden();
      await failNext('NotAllowedError');
      await share.open();
      await expect(share.dialog).toBeVisible();
    });
  });
});

test('the cookie notice leaves for now by scrolling on, for good by OK, and is then left out by the server @D-06', async ({
  page,
  context,
  frame,
}) => {
  const notices = new Notices(page);
  await page.goto('/en-us/charity-events');
  await frame.expectLaidOut();
  await expect(notices.cookies.getByRole('link')).toHaveAttribute('href', '/en-us/privacy-policy#cookies');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notices.cookies.getByRole('link')).toBeFocused();
  const { y, height } = (await notices.cookies.boundingBox()) as DOMRect;
  expect(Math.round(y + height)).toBe(page.viewportSize()?.height);
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightWithNotice = await pageHeight();
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await expect(notices.cookies).toBeHidden();
  expect(await pageHeight(), 'nothing moves under a finger').toBe(heightWithNotice);
  await page.reload();
  await frame.expectHydrated();

  await notices.cookiesOk.click();
  await expect(notices.cookies).toBeHidden();
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await ask('/en-us/charity-events')).text).toContain('We use cookies');
  const { text } = await ask('/en-us/charity-events', { headers: { cookie } });
  expect(text.slice(0, text.indexOf('id="portal-page"'))).not.toContain('We use cookies');
  await page.reload();
  await frame.expectHydrated();
  await expect(notices.cookies).toBeHidden();
});

test('there is one notice at a time, in one line of a phone @D-06 @D-07', async ({ page, frame }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const notices = new Notices(page);
  await page.goto('/kk-kz');
  await frame.expectHydrated();
  const offer = (await notices.language.boundingBox()) as DOMRect;
  expect(offer.height).toBeLessThan(60);
  const cookies = page.getByRole('region', { name: 'Cookie файлдары' });
  await expect(cookies).toBeHidden();
  await notices.stay.click();
  await expect(cookies).toBeVisible();
  const { height } = (await cookies.boundingBox()) as DOMRect;
  expect(height).toBeLessThan(80);
});

test('notices are left out where the layout is hidden, and move nothing where it is not @D-06 @D-07', async ({
  page,
  frame,
}) => {
  const notices = new Notices(page);
  await page.goto('/kk-kz/charity-events?hide-layout-ui=true');
  await frame.expectHydrated();
  await expect(page.getByRole('region', { name: 'Cookie файлдары' })).toBeHidden();
  await expect(notices.language).toBeHidden();
  await page.goto('/kk-kz/charity-events');
  await frame.expectSettled();
  await expect(notices.language).toBeVisible();
  expect(await notices.layoutShift()).toBeLessThan(0.02);
});

test.describe('another language is offered', () => {
  const offerOn = async (page: Page, path: string) => {
    await page.goto(path);
    return new Notices(page);
  };

  test('staying closes it for the session @D-07', async ({ page, browser, frame }) => {
    const notices = await offerOn(page, '/kk-kz/charity-events?when=past');
    await frame.expectHydrated();
    await expect(notices.language).toHaveAttribute('lang', 'en-US');
    await notices.stay.click();
    await expect(notices.language).toBeHidden();
    await page.goto('/kk-kz');
    await frame.expectHydrated();
    await expect(notices.language).toBeHidden();
    const keys = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
    expect(keys).toMatchObject({ localeCode: 'kk-KZ', localeCodeSetByMessage: 'true' });

    const later = await browser.newPage({ locale: 'en-US' });
    await expect((await offerOn(later, page.url())).language).toBeVisible();
    await later.close();
  });

  test('switching keeps the page and its parameters, and is an answer for the session @D-07 @I-05', async ({
    page,
    frame,
  }) => {
    const notices = await offerOn(page, '/kk-kz/charity-events?when=past');
    await frame.expectHydrated();
    await notices.switchTo.click();
    await expect(page).toHaveURL('/en-us/charity-events?when=past');
    await expect(notices.language).toBeHidden();
    await page.goto('/kk-kz');
    await expect(page).toHaveURL('/kk-kz');
    await expect(notices.language).toBeHidden();
  });

  test('switching for good leads every page to the language, until another is chosen @D-07', async ({
    page,
    frame,
  }) => {
    const notices = await offerOn(page, '/kk-kz');
    await frame.expectHydrated();
    await notices.always.click();
    await expect(page).toHaveURL('/en-us');
    await page.goto('/kk-kz/charity-events?when=past');
    await expect(page).toHaveURL('/en-us/charity-events?when=past');
    await frame.expectHydrated();
    await frame.chooseLanguage('Қазақша');
    await expect(page).toHaveURL('/kk-kz/charity-events?when=past');
  });

  test('above a page that fills the window, without moving it @D-07', async ({ page, frame }) => {
    const top = () => frame.main.evaluate((main) => main.getBoundingClientRect().top);
    const notices = await offerOn(page, '/kk-kz/recycling-points');
    await frame.expectHydrated();
    await expect(notices.language).toBeVisible();
    const below = await top();
    await notices.stay.click();
    await expect(notices.language).toBeHidden();
    expect(await top()).toBe(below);
  });

  test.describe('on a phone, above a page that fills the window', () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test('it covers neither search nor chips, and stays while they are used by keys @D-07', async ({
      page,
      frame,
    }) => {
      const notices = await offerOn(page, '/kk-kz/recycling-points');
      await frame.expectHydrated();
      const search = frame.main.getByRole('search').getByRole('combobox');
      const filters = frame.main.getByRole('button', { name: /^Сүзгілер/ });
      const { y: top } = (await notices.language.boundingBox()) as DOMRect;
      for (const part of [search, filters]) {
        const { y, height } = (await part.boundingBox()) as DOMRect;
        expect(y + height).toBeLessThanOrEqual(top);
      }
      await notices.stay.focus();
      await page.keyboard.press('Tab');
      await expect(search).toBeFocused();
      await expect(notices.language).toBeVisible();
    });

    test('whoever moves the map has gone on @D-07', async ({ page, frame }) => {
      const notices = await offerOn(page, '/kk-kz/recycling-points');
      await frame.expectHydrated();
      await expect(notices.language).toBeVisible();
      const offer = (await notices.language.boundingBox()) as DOMRect;
      await page.mouse.click(offer.x + offer.width / 4, offer.y + offer.height + 40);
      await expect(notices.language).toBeHidden();
    });
  });
});

test.describe('notifications', () => {
  test.use({ provoked: /share-dialog|Failed to load resource/ });

  test('one waits while the pointer is over it, and goes afterwards @D-08', async ({ page, frame }) => {
    const share = new ShareDialog(page);
    const message = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    await page.clock.install();
    await page.route('**/share-dialog.*.js', (route) => route.abort());
    await page.goto('/en-us');
    await frame.expectHydrated();
    await share.open();
    await expect(message).toContainText('Sharing did not open');
    await message.hover();
    await page.clock.runFor(60_000);
    await expect(message).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(6000);
    await expect(message).toBeHidden();
  });
});

test('a newer build is offered, and the page reloads when somebody says so @K-02', async ({
  page,
  frame,
}) => {
  await page.clock.install();
  await page.goto('/en-us');
  await frame.expectHydrated();
  const watching = page.waitForResponse('**/watch-builds.*.js');
  await page.clock.runFor(61_000);
  await watching;
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }));
  const offer = page.getByRole('status').filter({ hasText: 'A newer version of the site is ready' });
  await expect
    .poll(async () => {
      await page.clock.fastForward(3_600_000);
      return offer.isVisible();
    })
    .toBe(true);
  const reloaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
});

test.describe('a page of a shell that was released anew', () => {
  test.use({ provoked: /share-dialog|Failed to load resource/ });

  test('is loaded again, once, where a script of it is gone @O-07', async ({ page, frame }) => {
    const share = new ShareDialog(page);
    const build = JSON.parse((await ask('/builds/latest.json')).text);
    expect(JSON.parse((await ask(`/builds/meta/${build.id}.json`)).text)).toEqual(build);
    expect((await ask('/builds/meta/newer.json')).status).toBe(404);

    await page.route('**/share-dialog.*.js', (route) => route.abort());
    await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }));
    await page.goto('/en-us');
    await frame.expectHydrated();
    const reloaded = page.waitForEvent('load');
    await share.open();
    await reloaded;
    await frame.expectHydrated();
    await share.open();
    await expect(page.getByRole('alert').filter({ hasText: 'Sharing did not open' })).toBeVisible();
  });
});

test.describe('a picture that cannot be had', () => {
  test.use({ provoked: /media|Failed to load resource/ });

  test('gives way to its placeholder, also where it fails before the page is alive @D-15', async ({
    page,
    samples,
    frame,
  }) => {
    await page.route('**/media/**', (route) => route.abort());
    await page.goto(`/en-us/recycling-points/${samples.point.id}`);
    await frame.expectHydrated();
    const picture = page.getByRole('img', { name: /photo 1 of/ });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate(({ tagName }) => tagName)).toBe('SPAN');
  });
});
