import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { mailedLink } from '../pages/account-mails.ts';
import { barriersOn } from '../pages/barriers.ts';
import { RegistrationDialog } from '../pages/registration-dialog.ts';
import { PASSWORD } from '../set-up/accounts.ts';
import { staff } from '../set-up/staff-tool.ts';

const ORGANIZATION = { 'Organization name': 'Glass and Co', TIN: '123456789', Address: '1 Green Street' };

/** An address that is not registered yet. */
const newAddress = (who: string): string => `${who}-${Date.now()}@example.org`;

/** Sets the password by a link's token, as its page does. */
const setPassword = (token: string) =>
  ask('/api/web/v1/authing/restore_password/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: PASSWORD }),
  });

const tokenOf = (path: string): string => path.split('/').at(-1) ?? '';

test('a participant signs up from the header, confirms by the mail, and logs in @R-11 @G-01 @G-03 @G-04 @V-03', async ({
  page,
  frame,
  loginPage,
}) => {
  const email = newAddress('ada');
  const registration = new RegistrationDialog(page);
  await page.goto('/en-us/charity-events');
  await frame.expectHydrated();
  await frame.followVisitorLink('Sign up');
  await expect(page).toHaveURL('/en-us/charity-events');
  await expect(page).toHaveTitle(/^Sign up/);
  await registration.button('Continue').click();
  await expect(registration.dialog.getByText('Choose at least one role')).toBeVisible();
  await expect(registration.role('Participant')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(registration.step(2)).toBeFocused();
  await registration.fill({ 'Your name': 'Ada', Email: email, Password: 'demopass1' });
  await expect(registration.dialog.getByRole('listitem').filter({ hasText: '(still missing)' })).toHaveText(
    /uppercase/,
  );
  await registration.fill({ Password: PASSWORD, 'Repeat the password': PASSWORD });
  await expect(registration.dialog.getByText('(still missing)')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(registration.outcome).toContainText('One step left: confirm your email');
  await expect(registration.outcome).toContainText(`We mailed a link to ${email}`);
  await expect(registration.outcome).toContainText('Spam');
  await registration.button('Close').last().click();
  await expect(registration.dialog).toBeHidden();
  await page.goto(await mailedLink(email, 'confirm-email'));
  await frame.expectHydrated();
  await frame.main.getByRole('button', { name: 'Confirm email' }).click();
  await expect(frame.title('Your email is confirmed')).toBeVisible();
  await frame.main.getByRole('link', { name: 'Log in' }).click();
  await loginPage.signIn(email, PASSWORD);
  await loginPage.expectSignedIn();
  await page.goto('/en-us/registration/');
  await expect(page, 'who has an account is led to it').toHaveURL(/\/en-us\/profile\/?$/);
});

test('a double press on the first step asks for nothing of the second @G-01', async ({ page }) => {
  const registration = new RegistrationDialog(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/en-us/charity-events?modal=registration');
  await registration.role('Participant').check();
  await registration.button('Continue').dblclick();
  await expect(registration.step(2)).toBeVisible();
  await registration.fill({ Email: 'ada@' });
  await registration.field('Email').blur();
  await expect(registration.field('Email'), 'the rules are there').toHaveAttribute('aria-invalid', 'true');
  await expect(registration.field('Your name')).not.toHaveAttribute('aria-invalid', 'true');
  await registration.button('Sign up').click();
  await expect(registration.field('Your name')).toHaveAttribute('aria-invalid', 'true');
});

test('an organization asks for a role, staff approve it, and the mail lets it in @G-01 @G-03 @G-04 @V-04 @D-03', async ({
  page,
  loginPage,
}) => {
  const email = newAddress('glass');
  const registration = new RegistrationDialog(page);
  await page.goto('/en-us/registration/');
  await expect(registration.dialog).toBeVisible();
  await expect(page).toHaveURL('/en-us');
  await registration.chooseRoles('Recycling point operator');
  await expect(registration.dialog.getByText('These roles need a review')).toBeVisible();
  await registration.fill({ 'Your name': 'Grace', Email: email, ...ORGANIZATION, TIN: '12a' });
  await registration.typePhone('1143215678');
  await registration.button('Send the request').click();
  await expect(registration.field('TIN')).toBeFocused();
  await expect(registration.dialog.getByText('Value is not a whole number')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.setViewportSize({ width: 2000, height: 900 });
  expect((await registration.dialog.boundingBox())?.width).toBe(1200);
  await registration.fill({ TIN: ORGANIZATION.TIN });
  await registration.button('Send the request').click();
  await expect(registration.outcome).toContainText('Your request has been sent');
  await expect(registration.outcome).toContainText(`A manager looks at your request and writes to ${email}`);
  const [reference = ''] = /R-[A-Z0-9]+/.exec((await registration.outcome.textContent()) ?? '') ?? [];
  await staff('registrations', 'approve', reference);
  const token = tokenOf(await mailedLink(email, 'restore-password'));
  expect((await setPassword(token)).status).toBe(200);
  await loginPage.open();
  await loginPage.signIn(email, PASSWORD);
  await loginPage.expectSignedIn();
  await expect(page.getByRole('link', { name: 'My recycling points' }).first()).toBeVisible();
});

test('the steps are told, lead back, and lose nothing by keyboard, touch and Escape @G-01 @D-05 @D-10 @I-05', async ({
  page,
}) => {
  const registration = new RegistrationDialog(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/en-us/charity-events?modal=registration');
  await expect(registration.step(1)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await registration.chooseRoles('Participant');
  await expect(registration.step(2)).toBeFocused();
  await expect(registration.step(2)).toBeInViewport();
  await registration.fill({ 'Your name': 'Ada', Password: PASSWORD });
  await registration.button('Back to roles').press('Enter');
  await expect(registration.step(1)).toBeFocused();
  await expect(registration.step(1)).toBeInViewport();
  await expect(registration.role('Participant')).toBeChecked();
  await registration.chooseRoles('Event organizer');
  await expect(registration.field('Your name')).toHaveValue('Ada');
  await expect(registration.field('Password')).toHaveValue(PASSWORD);
  await page.keyboard.press('Escape');
  await expect(registration.dialog).toBeHidden();
  await page.goto('/en-us/registration/');
  await expect(registration.step(2), 'who chose a role goes on with the fields').toBeVisible();
  await expect(registration.field('Your name')).toHaveValue('Ada');
  await registration.button('Start over').click();
  await expect(registration.step(1)).toBeFocused();
  await expect(registration.role('Participant')).not.toBeChecked();
});

test.describe('when the server finds a field wrong', () => {
  test.use({ provoked: /sign_up|Failed to load resource/ });

  test('it is told at the field, in its step @D-10 @V-01', async ({ page }) => {
    const registration = new RegistrationDialog(page);
    await page.goto('/en-us/charity-events?modal=registration');
    await registration.chooseRoles('Participant');
    await registration.fill({
      'Your name': 'Ada',
      Email: newAddress('refused'),
      Password: PASSWORD,
      'Repeat the password': PASSWORD,
    });
    await page.route('**/authing/sign_up/', (route) =>
      route.fulfill({
        status: 422,
        json: {
          errors: [
            { status: '422', code: 'maxLength', title: 'Too long', source: { pointer: '/first_name' } },
          ],
        },
      }),
    );
    await registration.button('Sign up').click();
    await expect(registration.field('Your name')).toBeFocused();
    await expect(registration.field('Your name')).toHaveAttribute('aria-invalid', 'true');
    await expect(registration.step(2)).toBeVisible();
    await expect(registration.field('Password')).toHaveValue(PASSWORD);
  });
});

test.describe('when one of two calls fails', () => {
  test.use({ provoked: /sign_up|Failed to load resource/ });

  test('a retry repeats only that one, and what was typed survives closing, reload and Kazakhstan @G-02 @G-03 @I-03 @I-05 @D-05', async ({
    page,
  }) => {
    const email = newAddress('both');
    const registration = new RegistrationDialog(page);
    const sent: string[] = [];
    page.on(
      'request',
      (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname),
    );
    await page.goto('/en-us/charity-events?modal=registration');
    await registration.chooseRoles('Participant', 'Event organizer');
    await registration.fill({ 'Your name': 'Ada', Email: email, ...ORGANIZATION });
    await page.keyboard.press('Escape');
    await expect(registration.dialog).toBeHidden();
    await page.goto('/ru-kz/charity-events?modal=registration');
    const inRussian = page.getByRole('dialog', { name: 'Регистрация' });
    await expect(inRussian.getByRole('textbox', { name: 'Название организации' })).toHaveValue(
      'Glass and Co',
    );
    await inRussian.getByRole('button', { name: 'Назад к ролям' }).click();
    await expect(inRussian.getByRole('checkbox')).toHaveCount(2);
    await expect(inRussian.getByRole('checkbox', { name: 'Организатор мероприятий' })).toBeChecked();
    await page.goto('/en-us/charity-events');
    await expect(registration.step(2), 'it was open and opens again').toBeVisible();
    await expect(registration.dialog.getByRole('list', { name: 'Chosen roles' })).toHaveText(
      'ParticipantEvent organizer',
    );
    await registration.fill({ Password: PASSWORD, 'Repeat the password': PASSWORD });
    await registration.typePhone('1143215678');
    await page.route('**/authing/sign_up/', (route) => route.fulfill({ status: 503, json: { errors: [] } }));
    await registration.button('Sign up and send the request').click();
    await expect(registration.outcome).toContainText(
      'Your company request has been sent, but an error occurred',
    );
    await page.unroute('**/authing/sign_up/');
    sent.length = 0;
    await registration.button('Try again').click();
    await expect(registration.outcome).toContainText('You are registered, and your request has been sent');
    expect(sent).toEqual(['/api/web/v1/authing/sign_up/']);
    await registration.button('Close').last().click();
    await page.reload();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the roles are described, with a link to a form that works @R-11', async ({ page }) => {
    await page.goto('/en-us/registration/');
    await expect(page).toHaveTitle(/^Sign up/);
    const section = page.getByRole('region', { name: 'Sign up' });
    await expect(section.getByRole('heading', { name: 'Event organizer' })).toBeVisible();
    await expect(section.locator('noscript p').first()).toHaveText(/^Signing up needs JavaScript/);
    await section.locator('noscript a', { hasText: 'Write to us' }).click();
    await expect(page.getByRole('region', { name: 'Write to us' })).toBeVisible();
  });
});
