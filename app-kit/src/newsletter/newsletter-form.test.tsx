import type { NewsletterFormParts, SubscriptionOutcome } from '@ecocircle/shared-contracts';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';

import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createNewsletter } from './model.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const i18n = createInstance({ lng: 'en-US' });
void i18n.init({ initAsync: false, react: { useSuspense: false } });

const inPortal = (form: NewsletterFormParts) => (
  <I18nextProvider i18n={i18n}>
    <NewsletterForm model={createNewsletter()} form={form} />
  </I18nextProvider>
);

afterEach(cleanup);

const message = (title: string) => ({ title, text: `${title} text` });

function start(change: Partial<NewsletterFormParts> = {}) {
  const sent: { email: string; end: (outcome: SubscriptionOutcome) => void }[] = [];
  const drafts: string[] = [];
  const form: NewsletterFormParts = {
    locale: 'en-US',
    texts: {
      email: 'Email',
      hint: 'Once a month',
      clear: 'Clear',
      submit: 'Subscribe',
      sending: 'Subscribing',
      closeMessage: 'Close the message',
      outcomes: {
        success: message('Subscribed!'),
        'already-subscribed': message('Already there!'),
        error: message('An error occurred'),
      },
    },
    problem: (email) => (email.includes('@') ? undefined : 'Not an address'),
    subscribe: (email) => new Promise((end) => sent.push({ email, end })),
    draft: { read: () => '', keep: (email) => drafts.push(email) },
    ...change,
  };
  render(inPortal(form));
  return { sent, drafts, form };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' });

test('cannot be sent while invalid, and says so only once the field was left @N-01 @V-02', async () => {
  start();
  expect(button().disabled).toBe(true);
  await userEvent.type(field(), 'ada');
  expect(screen.queryByText('Not an address')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Not an address')).toBeTruthy();
  await userEvent.type(field(), '@example.org');
  expect(button().disabled).toBe(false);
});

test.each([
  ['success', 'Subscribed!'],
  ['already-subscribed', 'Already there!'],
] as const)(
  '%s clears the field, and its message takes the form’s place until closed @N-01',
  async (outcome, title) => {
    const { sent, drafts } = start();
    await userEvent.type(field(), 'ada@example.org{Enter}');
    expect(field().disabled).toBe(true);
    expect(sent[0]?.email).toBe('ada@example.org');
    sent[0]?.end(outcome);
    await screen.findByText(title);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain(title);
    const close = screen.getByRole('button', { name: 'Close the message' });
    await waitFor(() => expect(document.activeElement).toBe(close));
    await userEvent.click(close);
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByText('Not an address')).toBeNull();
    expect(drafts.at(-1)).toBe('');
  },
);

test('an error keeps the address for the next try @N-01', async () => {
  const { sent } = start();
  await userEvent.type(field(), 'ada@example.org{Enter}');
  sent[0]?.end('error');
  await userEvent.click(await screen.findByRole('button', { name: 'Close the message' }));
  expect(field().value).toBe('ada@example.org');
  await userEvent.click(button());
  expect(sent).toHaveLength(2);
});

test('what was typed before a reload is there again @I-05', () => {
  start({ draft: { read: () => 'ada@', keep: () => {} } });
  expect(field().value).toBe('ada@');
});

test('without scripts it is a plain form in the page’s language, and its trap is out of everybody’s way @N-01', () => {
  const { form } = start();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect([trap?.tabIndex, trap?.autocomplete, trap?.closest('[aria-hidden="true"]') !== null]).toEqual([
    -1,
    'off',
    true,
  ]);
  const html = renderToString(inPortal(form));
  expect(html).toContain('action="/api/subscribe/email" method="post"');
  expect(html).toContain('<input type="hidden" name="locale" value="en-US"/>');
  expect(html).not.toContain('disabled');
});

test('what was typed while the script was still on its way stays @I-05', () => {
  const { form } = start();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inPortal(form));
  const early = container.querySelector<HTMLInputElement>('input[type="email"]') as HTMLInputElement;
  early.value = 'early@example.org';
  render(inPortal(form), { container, hydrate: true });
  expect(early.value).toBe('early@example.org');
  expect(container.querySelector<HTMLButtonElement>('button[type="submit"]')?.disabled).toBe(false);
});
