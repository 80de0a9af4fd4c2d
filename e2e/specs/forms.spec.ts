import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { FormDialog } from '../pages/form-dialog.ts';

const QUESTION = {
  'Your name': 'Ada Lovelace',
  City: 'Almaty',
  Email: 'ada@example.org',
  'Your question': 'Where do jar lids go?',
};

/** The mails in the local outbox for an operator or a subscriber. */
const outbox = async (): Promise<string> => (await ask('/dev/outbox.json')).text;

test('an address opens the question, names the page after it, and loses the parameter @R-19', async ({
  page,
}) => {
  const question = new FormDialog(page, 'Ask a question');
  await page.goto('/en-us/charity-events?when=past&modal=question');
  await expect(question.dialog).toBeVisible();
  await expect(page).toHaveURL('/en-us/charity-events?when=past');
  await expect(page).toHaveTitle(/^Ask a question/);
  await page.keyboard.press('Escape');
  await expect(question.dialog).toBeHidden();
  await expect(page).not.toHaveTitle(/^Ask a question/);
});

test('a parameter that names no dialog is left alone @R-19', async ({ page, frame }) => {
  await page.goto('/en-us?modal=anything-else');
  await frame.expectHydrated();
  await expect(frame.title('A second life for things')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a question is written by keyboard alone, corrected, sent, and arrives in the operator’s mail @N-02 @D-10', async ({
  page,
}) => {
  const question = new FormDialog(page, 'Ask a question');
  await page.goto('/en-us?modal=question');
  await expect(question.dialog).toBeVisible();
  await question.button('Close').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(QUESTION['Your name']);
  await page.keyboard.press('Enter');
  await expect(question.summary).toHaveText('3 fields need your attention: City, Email, Your question');
  await expect(question.field('City')).toBeFocused();
  await page.keyboard.type(QUESTION.City);
  await page.keyboard.press('Enter');
  await expect(question.field('Email')).toBeFocused();
  await page.keyboard.type(QUESTION.Email);
  await page.keyboard.press('Enter');
  const text = `${QUESTION['Your question']} ${Date.now()}`;
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question.dialog.getByRole('status')).toContainText(
    'Your question has been successfully sent for consideration',
  );
  await expect.poll(outbox).toContain(text);
  await question.button('Close').last().click();
  await expect(question.dialog).toBeHidden();
});

test('a phone number is typed with the code of its country, survives a reload, and reaches the operator unchanged @D-13 @D-16 @N-03', async ({
  page,
}) => {
  const contact = new FormDialog(page, 'Write to us');
  await page.goto('/en-us?modal=write-to-us');
  await expect(contact.callingCode).toHaveValue('AR +54');
  await contact.callingCode.click();
  await page.keyboard.type('kazahstan');
  await expect(contact.dialog.getByRole('option', { name: '+' })).toHaveText('Kazakhstan+7');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7012345');
  await expect(contact.field('Phone')).toHaveValue('701 234 5');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(contact.dialog.getByRole('status').filter({ hasText: 'cannot be pasted' })).toHaveCount(1);
  await page.reload();
  await expect(contact.callingCode).toHaveValue('KZ +7');
  await contact.expectFilled({ Phone: '701 234 5' });
  const text = `Thank you ${Date.now()}`;
  const { 'Your question': _, ...person } = QUESTION;
  await contact.fill({ ...person, 'Your message': text });
  await contact.button('Send the message').click();
  await expect(contact.summary).toHaveText('1 field needs your attention: Phone');
  await expect(contact.field('Phone')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('678');
  await contact.button('Send the message').click();
  await expect(contact.dialog.getByText('Request processed')).toBeVisible();
  const mails = await outbox();
  expect([mails.includes(text), mails.includes('+77012345678')]).toEqual([true, true]);
});

test.describe('when sending fails', () => {
  test.use({ provoked: /\/api\/ask-question|Failed to load resource/ });

  test('the text stays, through an error, a reload and another language @D-10 @I-05 @N-06', async ({
    page,
  }) => {
    const question = new FormDialog(page, 'Ask a question');
    await page.goto('/en-us?modal=question');
    await question.fill(QUESTION);
    await page.route('**/api/ask-question', (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await question.button('Send the question').click();
    await expect(question.dialog.getByText('Unfortunately, something went wrong')).toBeVisible();
    await page.reload();
    await question.expectFilled(QUESTION);
    await page.goto('/ru-ru');
    const inRussian = page.getByRole('dialog', { name: 'Задать вопрос' });
    await expect(inRussian.getByRole('textbox', { name: 'Ваш вопрос' })).toHaveValue(
      QUESTION['Your question'],
    );
    await inRussian.getByRole('button', { name: 'Начать заново' }).click();
    await expect(inRussian.getByRole('textbox', { name: 'Ваш вопрос' })).toHaveValue('');
    await page.goto('/ru-ru?modal=write-to-us');
    await expect(page.getByRole('dialog', { name: 'Написать нам' }), 'the address comes first').toBeVisible();
  });

  test('code that cannot be loaded is reported and loaded on request @D-10', async ({ page, frame }) => {
    await page.route(/\/assets\/forms\.[^/]+\.js$/, (route) => route.abort());
    await page.goto('/en-us?modal=write-to-us');
    const failed = page.getByRole('dialog', { name: 'The form did not load' });
    await expect(failed.getByRole('alert')).toContainText('Check your connection and try again.');
    await page.unroute(/\/assets\/forms\.[^/]+\.js$/);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible();
    await frame.expectHydrated();
  });
});

test('the newsletter takes an address and says that a mail is on its way @N-01', async ({ page, frame }) => {
  await page.goto('/en-us/charity-events');
  await frame.expectHydrated();
  const email = frame.footer.getByRole('textbox', { name: 'Your email' });
  const address = `reader-${Date.now()}@example.org`;
  await email.fill(address);
  await frame.footer.getByRole('button', { name: 'Subscribe', exact: true }).click();
  const message = frame.footer.getByRole('status');
  await expect(message).toContainText('You have successfully subscribed!');
  await expect(message).toContainText('A confirmation email is on its way');
  await expect(email).toBeHidden();
  await message.getByRole('button', { name: 'Close the message' }).click();
  await expect(email).toHaveValue('');
  await expect(email).toBeFocused();
  await expect.poll(outbox).toContain(address);
});

test('a half-typed address follows into another language @I-05', async ({ page, frame }) => {
  await page.goto('/en-us/charity-events/no-charity-events');
  await frame.expectHydrated();
  const typed = frame.footer.getByRole('textbox', { name: 'Your email' });
  await typed.scrollIntoViewIfNeeded();
  await expect(frame.footer.getByRole('button', { name: 'Subscribe', exact: true })).toBeDisabled();
  await typed.fill('ada@');
  await frame.chooseLanguage('Қазақша');
  await expect(page).toHaveURL('/kk-kz/charity-events/no-charity-events');
  const kept = frame.footer.getByRole('textbox', { name: 'Электрондық поштаңыз' });
  await kept.scrollIntoViewIfNeeded();
  await expect(kept).toHaveValue('ada@');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of an address is on the page, is sent by the browser, and the result is shown @R-19 @N-02', async ({
    page,
  }) => {
    await page.goto('/en-us/charity-events?modal=question');
    await expect(page).toHaveTitle(/^Ask a question/);
    const form = page.getByRole('region', { name: 'Ask a question' });
    for (const [name, value] of Object.entries(QUESTION))
      await form.getByRole('textbox', { name }).fill(value);
    await form.getByRole('button', { name: 'Send the question' }).click();
    await expect(page).toHaveURL('/en-us/request-result/sent');
    await expect(page.getByRole('heading', { level: 1, name: 'Request processed' })).toBeVisible();
  });

  test('an organization inquires by the link of its audience, corrects the named fields, and sees the result @D-01 @N-04 @R-01 @N-06', async ({
    page,
    frame,
  }) => {
    await page.goto('/en-us#opportunities');
    await frame.main.getByRole('link', { name: 'Start sorting' }).click();
    await expect(page).toHaveURL('/en-us?inquire=small-and-medium-sized-business');
    await expect(page).toHaveTitle(/^Inquiry from a business/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en-us$/);
    const form = page.getByRole('region', { name: 'For small and medium business' });
    const text = `Who collects our jars? ${Date.now()}`;
    const typed = { Organization: 'Café 21', 'Your name': 'Ada', City: 'Almaty', Email: 'ada@nowhere' };
    for (const [name, value] of Object.entries({ ...typed, 'What you would like': text }))
      await form.getByRole('textbox', { name }).fill(value);
    await form.getByRole('button', { name: 'Send the inquiry' }).click();
    await expect(page).toHaveURL('/en-us/request-result/invalid?email=email');
    await expect(frame.main.getByRole('definition')).toHaveText('Value is not a valid email address');
    await page.goBack();
    await expect(form.getByRole('textbox', { name: 'What you would like' })).toHaveValue(text);
    await form.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await form.getByRole('button', { name: 'Send the inquiry' }).click();
    await expect(page).toHaveURL('/en-us/request-result/sent');
    expect(await outbox()).toContain(text);
  });
});
