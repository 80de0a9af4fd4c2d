// A raw node:http server that answers what another server answered once: PORT=<port> ANSWER_OF=<url> node constant-answer.ts
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { keepTickShape } from '@ecocircle/shared-contracts/server';

const { PORT, ANSWER_OF = '' } = process.env;

// As the servers that it stands beside do.
keepTickShape();
get(ANSWER_OF, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
  const body = await buffer(answer);
  const { connection: _, date: __, 'keep-alive': ___, ...headers } = answer.headers;
  createServer((_call, reply) => reply.writeHead(200, headers).end(body)).listen(Number(PORT), '127.0.0.1');
});
