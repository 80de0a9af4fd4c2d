import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let api: TestApp;
let port: number;
beforeAll(async () => {
  api = await startTestApp({ points: 1 });
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
}, 60_000);
afterAll(() => api.close());

/** What a request by hand is answered: its status, and the codes of its errors where it has any. */
async function say(...lines: readonly string[]) {
  const socket = connect(port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  const answer = await text(socket);
  const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
  const [, body = '{}'] = answer.split('\r\n\r\n');
  const { errors = [] } = status >= '400' ? JSON.parse(body.replace(/^[\da-f]+\r\n/, '')) : {};
  return [status, ...errors.map(({ code }: { code: string }) => code)];
}

const END = ['Host: localhost', 'Connection: close', '', ''];
const QUESTION = 'POST /api/ask-question HTTP/1.1';

test.each([
  ['a target with a host', ['GET http://localhost/healthz HTTP/1.1', ...END], ['200']],
  [
    'a target with a host and no path there',
    ['GET http://localhost/nothing HTTP/1.1', ...END],
    ['404', 'not-found'],
  ],
  ['a target that is a host', ['GET http://[ HTTP/1.1', ...END], ['404', 'not-found']],
  ['every target', ['OPTIONS * HTTP/1.1', ...END], ['404', 'not-found']],
  [
    'an empty content type',
    [QUESTION, 'Content-Type: ', 'Content-Length: 2', ...END, '{}'],
    ['415', 'wrong-content-type'],
  ],
  [
    'no content type',
    [QUESTION, 'Content-Length: 2', ...END.slice(0, -1), '{}'],
    ['415', 'wrong-content-type'],
  ],
  [
    'a content type that is none',
    [QUESTION, 'Content-Type: ;', 'Content-Length: 2', ...END.slice(0, -1), '{}'],
    ['415', 'wrong-content-type'],
  ],
  [
    'another protocol',
    ['GET /healthz HTTP/1.1', 'Connection: Upgrade', 'Upgrade: x', 'Host: x', 'Connection: close', '', ''],
    ['200'],
  ],
  [
    'another protocol for the live socket',
    ['GET /ws HTTP/1.1', 'Upgrade: x', ...END],
    ['426', 'upgrade-required'],
  ],
  [
    'a made-up scheme',
    [QUESTION, 'X-Forwarded-Proto: a b', 'X-Forwarded-For: 203.0.113.9', 'Content-Length: 0', ...END],
    ['422', 'required'],
  ],
  ['no HTTP', ['hello', '', ''], ['400', 'unreadable-request']],
])('%s is answered in the form of errors', async (_, lines, expected) => {
  expect(await say(...lines)).toEqual(expected);
});
