// A raw node:http server that answers what another server answered once: node constant-answer.ts <port> <url>
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

const [port = '', url = ''] = process.argv.slice(2);

get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
  const body = await buffer(answer);
  const { connection: _, date: __, 'keep-alive': ___, ...headers } = answer.headers;
  createServer((_call, reply) => reply.writeHead(200, headers).end(body)).listen(
    Number(port),
    '127.0.0.1',
    () => process.stdout.write('listening\n'),
  );
});
