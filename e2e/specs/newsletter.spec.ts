import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { linkIn, mailsTo, subscribe } from '../pages/newsletter-mails.ts';

const someone = (): string => `reader-${crypto.randomUUID()}@example.org`;

test('the newsletter is confirmed by the link in the mail and left by another, each with one press @N-01', async ({
  page,
  frame,
}) => {
  const email = someone();
  await subscribe(email, 'kk-KZ');
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('«ЭкоШеңбер» жаңалықтарына жазылуды растаңыз');
  await page.goto(linkIn(mail, 'confirm'));
  await frame.expectHydrated();
  expect(await mailsTo(email)).toHaveLength(1);
  await frame.main.getByRole('button', { name: 'Жазылуды растау' }).click();
  await expect(frame.main.getByRole('heading', { name: 'Сіз жазылдыңыз' })).toBeFocused();
  const [welcome] = await mailsTo(email);
  expect(welcome?.kind).toBe('newsletter-welcome');
  await page.goto(linkIn(welcome, 'leave'));
  await frame.expectHydrated();
  await frame.main.getByRole('button', { name: 'Бас тарту' }).click();
  await expect(frame.main.getByRole('heading', { name: 'Сіз бас тарттыңыз' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link in the mail works the same, and says when it was used before @N-01', async ({
    page,
    frame,
  }) => {
    const email = someone();
    await subscribe(email, 'es-AR');
    const [mail] = await mailsTo(email);
    const press = async () => {
      await page.goto(linkIn(mail, 'confirm'));
      await frame.main.getByRole('button', { name: 'Confirmar suscripción' }).click();
    };
    await press();
    await expect(frame.main.getByRole('heading', { name: 'Ya estás en la lista' })).toBeVisible();
    await press();
    await expect(frame.main.getByRole('heading', { name: 'Ya estabas en la lista' })).toBeVisible();
    await expect(page).toHaveURL(/\/es-ar\/newsletter\/confirm\/[\w-]+\?result=already$/);
  });

  test('the button is a tint of itself until there is an address, and can be pressed @N-01', async ({
    page,
  }) => {
    await page.goto('/en-us/');
    const form = page.locator('#newsletter');
    const submit = form.getByRole('button', { name: 'Subscribe' });
    const ground = () => submit.evaluate((button) => getComputedStyle(button).backgroundColor);
    const tint = await ground();
    await expect(submit).toBeEnabled();
    await form.getByRole('textbox', { name: 'Your email' }).fill(someone());
    await expect.poll(ground).not.toBe(tint);
  });
});

test('a form of a megabyte is refused with a clear answer, every time @V-05', async () => {
  const body = JSON.stringify({ text: 'x'.repeat(1_000_000) });
  const headers = { 'content-type': 'application/json' };
  for (let index = 0; index < 5; index += 1) {
    const answer = await ask('/api/ask-question', { method: 'POST', headers, body });
    expect([answer.status, JSON.parse(answer.text).errors[0].code]).toEqual([413, 'body-too-large']);
  }
});
