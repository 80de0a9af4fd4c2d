import type { Socket } from 'node:net';
import type { ApiErrorItem } from '../api/api-error.ts';

const REFUSALS = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request-too-slow', 'The request did not come in time'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'headers-too-large',
    'The headers are too large',
  ],
} as const;
const UNREADABLE = ['400 Bad Request', 'unreadable-request', 'The request is not HTTP'] as const;

const isKnown = (code: string | undefined): code is keyof typeof REFUSALS =>
  code !== undefined && code in REFUSALS;

/** Answers what never became a request in the one form of errors, and ends its connection. */
export function refuseUnread({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [line, name, title] = isKnown(code) ? REFUSALS[code] : UNREADABLE;
  const errors: ApiErrorItem[] = [{ status: line.slice(0, 3), code: name, title }];
  const body = JSON.stringify({ errors });
  const head = [
    `HTTP/1.1 ${line}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
