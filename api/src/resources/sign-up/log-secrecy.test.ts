import { Writable } from 'node:stream';
import { onTestFinished } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { startTestApp } from '../../../test/test-app.ts';
import { contentOf } from '../../mail/outbox-repository.ts';

test('whatever happens to a registration, the log holds no password, no token and nothing typed', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const api = await startTestApp({ points: 60, logger: { level: 'trace', stream } });
  onTestFinished(() => api.close());
  const { db } = api.database;
  const post = async (url: string, payload: object) =>
    (await api.app.inject({ method: 'POST', url, payload })).statusCode;
  const signUp = (password: string, email = 'secret.person@example.org') =>
    post('/api/web/v1/authing/sign_up/', { first_name: 'Zenobia', email, password, locale: 'en-US' });
  const confirm = (token: string) => post('/api/web/v1/authing/confirm_email/', { token });
  const request = { name: 'Zenobia', orgName: 'Quartz', address: 'Hidden Street', phone: '+12125550123' };

  expect(await signUp('SesamePass1')).toBe(201);
  expect(await signUp('SesamePass2')).toBe(201);
  expect(await signUp('SesameSesameSesameSesame1')).toBe(422);
  expect(await signUp('SesamePass1', 'user@demo.test')).toBe(409);
  await db.schema.alterTable('mail_outbox').renameTo('mail_outbox_away').execute();
  expect(await signUp('SesamePass3', 'secret.other@example.org')).toBe(500);
  await db.schema.alterTable('mail_outbox_away').renameTo('mail_outbox').execute();
  const mail = await db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
  const [, token = ''] = /\/confirm-email\/([\w-]{43})\n/.exec(contentOf(mail).text) ?? [];
  expect([await confirm(token), await confirm(token)]).toEqual([200, 410]);
  const company = {
    charityEventCreator: true,
    recyclingPointCreator: false,
    tin: '123456789',
    locale: 'en-US',
  };
  const email = 'secret.person@example.org';
  expect(await post('/inquire-registration', { ...company, ...request, email })).toBe(200);

  const log = lines.join('');
  expect(log).toContain('/api/web/v1/authing/sign_up/');
  expect(log).not.toMatch(/Sesame|scrypt\$|secret\.|Zenobia|Quartz|Hidden|2125550123|123456789/);
  expect(log).not.toContain(token);
}, 60_000);
