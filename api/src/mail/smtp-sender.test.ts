import { onTestFinished } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { startMailServer } from '../../test/test-mail-server.ts';
import type { MailContent, OutboxMail } from './outbox-repository.ts';
import { createSmtpSender } from './smtp-sender.ts';

const content: MailContent = { fromName: 'ЭкоШеңбер', text: 'Hi', html: '<p>Hi</p>' };

const row = (more: Partial<MailContent> = {}) =>
  ({
    message_id: '<1@eco.example>',
    recipient: 'reader@example.org',
    subject: 'Жаңа өтініш',
    created_at: '2026-11-21T12:00:00.000Z',
    content: JSON.stringify({ ...content, ...more }),
  }) as OutboxMail;

async function start(hooks: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(hooks);
  onTestFinished(() => server.takeDown().catch(() => {}));
  const sender = createSmtpSender(server.url, 'portal@eco.example', 2);
  onTestFinished(() => sender.close());
  return { server, sender };
}

test('a mail arrives under its own id and date, from the portal', async () => {
  const { server, sender } = await start();
  await sender.send(row());
  const [{ recipient, mail, raw }] = server.taken as [(typeof server.taken)[0]];
  expect(recipient).toBe('reader@example.org');
  expect(mail).toMatchObject({
    messageId: '<1@eco.example>',
    date: '2026-11-21T12:00:00.000Z',
    from: { name: 'ЭкоШеңбер', address: 'portal@eco.example' },
    to: [{ name: '', address: 'reader@example.org' }],
    subject: 'Жаңа өтініш',
    text: 'Hi\n',
  });
  expect(mail.html).toContain('<p>Hi</p>');
  expect(mail.replyTo).toBeUndefined();
  expect(raw).not.toMatch(/undefined/);
});

test('an answer goes to whom the mail names, and headers of its own arrive', async () => {
  const { server, sender } = await start();
  await sender.send(
    row({
      replyTo: { name: 'Ada', address: 'ada@example.org' },
      headers: { 'List-Unsubscribe': '<https://eco.example/unsubscribe>' },
    }),
  );
  expect(server.taken[0]?.mail.replyTo).toEqual([{ name: 'Ada', address: 'ada@example.org' }]);
  expect(server.taken[0]?.raw).toContain('List-Unsubscribe: <https://eco.example/unsubscribe>');
});

test('mails go over connections that stay open, as many as were named', async () => {
  const connections = new Set<string>();
  const { server, sender } = await start({
    onRecipient(_address, session, done) {
      connections.add(session.id);
      done();
    },
  });
  await Promise.all(Array.from({ length: 6 }, () => sender.send(row())));
  expect(server.taken).toHaveLength(6);
  expect(connections.size).toBe(2);
});

test('its connections end when it is closed', async () => {
  const closed = Promise.withResolvers<void>();
  const { sender } = await start({ onClose: () => closed.resolve() });
  await sender.send(row());
  sender.close();
  await closed.promise;
  // Unused, they end by themselves after half a minute.
}, 10_000);

test('a mail that the server does not take is refused with its reason', async () => {
  const { sender } = await start({
    onRecipient(_address, _session, done) {
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    },
  });
  await expect(sender.send(row())).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
});
