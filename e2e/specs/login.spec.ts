import { LOCALES, type Locale, localeBasename } from '@ecocircle/shared-contracts';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { mailedLink, signUp } from '../pages/account-mails.ts';

const FIRST_PASSWORD = 'FirstPass1';
const NEW_PASSWORD = 'SecondPass2';

test.describe('somebody new', () => {
  test.use({ provoked: /status of 4(01|04|10)/ });

  test('confirms their e-mail, forgets the password, and gets in with a new one @A-04 @A-05 @R-10 @R-12 @R-21', async ({
    page,
    frame,
    loginPage,
  }) => {
    const { main } = frame;
    const email = await signUp(FIRST_PASSWORD);
    await page.goto(await mailedLink(email, 'confirm-email'));
    await frame.expectHydrated();
    await main.getByRole('button', { name: 'Confirm email' }).click();
    await expect(frame.title('Your email is confirmed')).toBeVisible();
    await main.getByRole('link', { name: 'Log in' }).click();

    await loginPage.login.fill(email);
    await main.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(main.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await main.getByRole('textbox', { name: 'Email' }).fill(`nobody-${email}`);
    await main.getByRole('button', { name: 'Reset password' }).click();
    await expect(main.getByRole('alert')).toHaveText('E-mail not found. Please check entered address.');
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.getByRole('button', { name: 'Reset password' }).click();
    await expect(frame.title('Check your mailbox')).toBeFocused();
    await expect(main).toContainText('Spam');

    const link = await mailedLink(email, 'restore-password');
    await page.goto(link);
    await main.getByLabel(/^New password( \*)?$/).fill(NEW_PASSWORD);
    await expect(main.getByText('Your password keeps all the rules.')).toBeAttached();
    await main.getByLabel(/^New password again/).fill(NEW_PASSWORD);
    await main.getByRole('button', { name: 'Save password' }).click();
    await expect(frame.title('Your password is set')).toBeFocused();

    await page.goto(link);
    await expect(frame.title('This link was used before')).toBeFocused();
    await main.getByRole('link', { name: 'Get a new link' }).click();
    await expect(frame.title('Restore your password')).toBeVisible();
    await main.getByRole('button', { name: 'Back to login' }).click();
    await loginPage.signIn(email, FIRST_PASSWORD);
    await expect(loginPage.failure).toContainText('Incorrect login or password.');
    await loginPage.signIn(email, NEW_PASSWORD);
    await loginPage.expectSignedIn();
  });
});

test.describe('the pages of mailed links', () => {
  const TITLES: Readonly<Record<Locale, readonly [string, string]>> = {
    'en-US': ['Set your password', 'Confirm your email'],
    'ru-RU': ['Новый пароль', 'Подтверждение почты'],
    'kk-KZ': ['Жаңа құпиясөз', 'Поштаны растау'],
    'es-AR': ['Elegí tu contraseña', 'Confirmá tu correo'],
    'ru-KZ': ['Новый пароль', 'Подтверждение почты'],
  };

  for (const locale of LOCALES) {
    test(`are rendered in ${locale}, are not cached, and send no referrer to other sites @R-18`, async () => {
      for (const [index, id] of ['restore-password', 'confirm-email'].entries()) {
        const { status, headers, text } = await ask(`${localeBasename(locale, 'local')}/${id}/some-token`);
        expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
          200,
          'no-store',
          'same-origin',
        ]);
        expect(text).toContain(`<title>${TITLES[locale][index]}`);
        expect(text).toContain('<meta name="robots" content="none"');
        expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      }
    });
  }
});
