import { startMailServer } from './test-mail-server.ts';

// A process of its own for tests that start the portal whole: the first message is the server's URL, each other one a
// mail that it took. It ends with the process that started it.
const server = await startMailServer({
  onTaken: ({ recipient, mail: { subject, text } }) => void process.send?.({ to: recipient, subject, text }),
});
process.once('disconnect', () => process.exit(0));
process.send?.(server.url);
