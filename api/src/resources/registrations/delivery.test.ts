import { fail } from 'node:assert/strict';
import { eventually, onTestFinished } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { startTestApp } from '../../../test/test-app.ts';
import { startMailServer } from '../../../test/test-mail-server.ts';
import { LOCAL_MAIL } from '../../mail/mail-settings.ts';

const QUICK = { firstRetryMs: 40, lookEveryMs: 40, leaseMs: 5000 };
const ADA = { email: 'ada@example.org', locale: 'ru-RU' };

test('a registration survives a mail server that is down: every mail arrives, as it was written @G-02 @N-05', async () => {
  const server = await startMailServer();
  await server.takeDown();
  const mail = { ...LOCAL_MAIL, smtpUrl: server.url, from: 'portal@eco.example' };
  const api = await startTestApp({ points: 60, mail, mailWorker: QUICK });
  onTestFinished(async () => {
    await api.close();
    await server.takeDown();
  });
  const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
  const [request, signUp] = await Promise.all([
    post('/inquire-registration', {
      ...ADA,
      charityEventCreator: true,
      recyclingPointCreator: false,
      name: 'Ада "А" <x@evil.example>\r\nBcc: all@example.org',
      phone: '+7 912 345-67-89',
      orgName: 'ООО «Стекло & Ко»',
      address: 'Омск, ул. Ленина, 1',
      tin: '7707083893',
    }),
    post('/api/web/v1/authing/sign_up/', { ...ADA, first_name: 'Ада', password: 'AdaPass123' }),
  ]);
  expect([request.statusCode, signUp.statusCode]).toEqual([200, 201]);
  await server.bringBack();
  await eventually(() => expect(server.taken.length).toBe(3), { timeout: 20_000 });
  const mailTo = (subject: RegExp) =>
    server.taken.find((taken) => subject.test(taken.mail.subject ?? '')) ?? fail(`${subject}`);
  const review = mailTo(/^Новая заявка на регистрацию R-/);
  expect(review.recipient).toBe('operator@localhost');
  expect(review.mail.replyTo).toEqual([
    { name: 'Ада "А" <x@evil.example> Bcc: all@example.org', address: ADA.email },
  ]);
  expect(review.raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  expect(review.mail.text).toContain('Организация: ООО «Стекло & Ко»');
  expect(review.mail.html).toContain('ООО «Стекло &amp; Ко»');
  expect(mailTo(/^Мы получили вашу заявку на регистрацию R-/).recipient).toBe(ADA.email);
  const confirmation = mailTo(/^Подтвердите регистрацию/);
  const [, token = ''] = /\/confirm-email\/([\w-]{43})\n/.exec(confirmation.mail.text ?? '') ?? [];
  expect((await post('/api/web/v1/authing/confirm_email/', { token })).json()).toEqual({ is_ok: true });
}, 60_000);
