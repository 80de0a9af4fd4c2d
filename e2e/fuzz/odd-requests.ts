import fc from 'fast-check';
import { inLine, inTarget, oddText, plainText } from './odd-texts.ts';

/** An address of the API as its description names it. */
export interface Operation {
  readonly method: string;
  /** With `{name}` where something is filled in. */
  readonly path: string;
  /** The parameters that it knows. */
  readonly query: readonly string[];
}

/** What is asked of a portal. */
export interface Known {
  readonly operations: readonly Operation[];
  /** Of somebody who has signed in. */
  readonly token: string;
}

/** Bytes for a connection of their own. */
export interface OddRequest {
  readonly bytes: Buffer;
  /** Whether the client sends nothing after them, though the server may wait for more. */
  readonly isCutOff: boolean;
}

const PAGES = [
  '/',
  '/en-us',
  '/kk-kz/charity-events',
  '/recycling-points/{id}',
  '/ru-ru/profile',
  '/en-us/{page}',
];
const FILES = [
  '/assets/{file}',
  '/mf/{file}',
  '/mf/registry.json',
  '/mf/{remote}/worker.js',
  '/builds/meta/{id}.json',
  '/basemap/light/{z}/{x}/{y}.svg',
  '/media/{file}',
  '/media/og/point/{id}/en-US.png',
  '/sitemap.xml',
  '/sitemaps/{file}',
  '/robots.txt',
  '/site.webmanifest',
  '/dev/outbox/{id}',
  '/ws',
  '/readyz',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];
const HOSTS = [
  'localhost',
  'ru.localhost:3000',
  'desk.localhost',
  'evil.example',
  '[::1]:80',
  'a b',
  '',
  'x'.repeat(300),
];
const NAMES = [
  'page',
  'page_size',
  'q',
  'bbox',
  'zoom',
  'lat',
  'lon',
  'locale',
  'lang',
  'materials',
  'open',
  'city',
  'sort',
  'from',
  'hide-layout-ui',
  'state',
  'code',
];
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'connection',
  'content-encoding',
  'cookie',
  'expect',
  'forwarded',
  'if-modified-since',
  'if-none-match',
  'keep-alive',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'te',
  'trailer',
  'upgrade',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-page-part',
  'x-request-id',
];
const VALUES = [
  '100-continue',
  'Upgrade',
  'websocket',
  'h2c',
  'gzip, br;q=0',
  'bytes=0-1,5-,-9',
  'Bearer x.y.z',
  'auth_token=%E0%A4%A; locale=kk-KZ; city=..%2f',
  'text/html;q=1e9',
  'a b',
  'https',
  'frame',
  'W/"x"',
];
const TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'image/png',
  ';',
  '',
];

const filledIn = (path: string) => {
  const parts = path.split(/\{[^}]*\}/);
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: plainText }, { weight: 1, arbitrary: inTarget }), {
      minLength: parts.length - 1,
      maxLength: parts.length - 1,
    })
    .map((odd) => parts.map((part, index) => part + (odd[index] ?? '')).join(''));
};

const queryOf = (known: readonly string[]) =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom(...(known.length > 0 ? known : NAMES)) },
          { weight: 1, arbitrary: fc.oneof(fc.constantFrom(...NAMES), inTarget) },
        ),
        fc.oneof(plainText, inTarget),
      ),
      { maxLength: 3 },
    )
    .map((pairs) =>
      pairs.length === 0 ? '' : `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`,
    );

const headers = fc.array(
  fc
    .tuple(fc.constantFrom(...HEADERS), fc.oneof(fc.constantFrom(...VALUES), inLine))
    .map(([name, value]) => `${name}: ${value}`),
  { maxLength: 5 },
);

const odderJson = fc.oneof(
  fc.json(),
  fc
    .dictionary(
      fc.oneof(fc.constantFrom('name', 'email', 'text', 'token', 'username', 'location', 'data'), oddText),
      fc.jsonValue(),
    )
    .map((value) => JSON.stringify(value)),
  oddText,
);
const body = fc.option(fc.tuple(fc.constantFrom(...TYPES), odderJson), { nil: null });

const inChunks = (text: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${text.length.toString(16)}\r\n`),
    text,
    Buffer.from(text.length > 0 ? '\r\n0\r\n\r\n' : '\r\n'),
  ]);

const elsewhere: fc.Arbitrary<Operation> = fc.record({
  method: fc.constantFrom('GET', 'GET', ...METHODS),
  path: fc.constantFrom(...PAGES, ...FILES),
  query: fc.constant([]),
});

/** The first line of a request. */
const oddTarget = (operations: readonly Operation[]) =>
  fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...operations) }, { weight: 1, arbitrary: elsewhere }),
      fc.option(fc.constantFrom(...METHODS), { nil: null, freq: 9 }),
    )
    .chain(([{ method, path, query }, other]) =>
      fc
        .tuple(filledIn(path), queryOf(query))
        .map(([filled, search]) => `${other ?? method} ${filled}${search} HTTP/1.1`),
    );

/** Requests that are HTTP, whatever they ask. */
const wellFormed = ({ operations, token }: Known) =>
  fc
    .record({
      target: oddTarget(operations),
      headers,
      body,
      host: fc.oneof(
        { weight: 5, arbitrary: fc.constant('localhost') },
        { weight: 1, arbitrary: fc.constantFrom(...HOSTS) },
      ),
      from: fc.ipV4(),
      isChunked: fc.boolean(),
      isSignedIn: fc.boolean(),
    })
    .map(({ target, headers, body, host, from, isChunked, isSignedIn }) => {
      const content = Buffer.from(body?.[1] ?? '');
      const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${content.length}`;
      const head = [
        target,
        `Host: ${host}`,
        `X-Forwarded-For: ${from}`,
        ...headers,
        ...(isSignedIn ? [`Authorization: Bearer ${token}`] : []),
        ...(body ? [`Content-Type: ${body[0]}`, length] : []),
        'Connection: close',
      ];
      const sent = body ? (isChunked ? inChunks(content) : content) : '';
      return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(sent)]);
    });

const BROKEN = [
  'GET / HTTP/1.1\nHost: x\n\n',
  'GET /api/x HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET /\r\n\r\n',
  'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
  'POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n',
  'POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /inquire HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500000\r\n\r\n{',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMA\r\n\r\n',
  'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://evil.example/api/x HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://[/ HTTP/1.1\r\nHost: x\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
  'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /api/x HTTP/1.1\r\nHost: x\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`,
].map((text) => Buffer.from(text, 'latin1'));

const noise = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));

/** Bytes that are no HTTP, or a part of it. */
const broken = (known: Known) =>
  fc.oneof(
    fc.constantFrom(...BROKEN),
    noise,
    fc
      .tuple(wellFormed(known), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([bytes, part]) => bytes.subarray(0, Math.floor(bytes.length * part))),
    fc.tuple(wellFormed(known), noise).map(([bytes, more]) => Buffer.concat([bytes, more])),
    fc.tuple(wellFormed(known), wellFormed(known)).map(([one, two]) => Buffer.concat([one, two])),
  );

/** One in four is no HTTP. */
export const oddRequest = (known: Known): fc.Arbitrary<OddRequest> =>
  fc.oneof(
    { weight: 3, arbitrary: wellFormed(known).map((bytes) => ({ bytes, isCutOff: false })) },
    { weight: 1, arbitrary: broken(known).map((bytes) => ({ bytes, isCutOff: true })) },
  );
