import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a host of archives answers. */
export type HostBehaviour =
  | 'well'
  | 'ignores-ranges'
  | 'hangs'
  | 'cuts'
  | 'fails'
  | 'gone'
  | 'wrong-part'
  | 'endless';

/** A web server with one archive. */
export interface ArchiveHost {
  readonly url: string;
  readonly requests: IncomingMessage[];
  behave(behaviour: HostBehaviour): void;
  /** Puts another archive in the place of the first, with another tag. */
  replace(archive: Uint8Array): void;
  close(): Promise<void>;
}

interface Part {
  readonly archive: Uint8Array;
  readonly tag: string;
  readonly start: number;
  readonly end: number;
}

function sendPart(response: ServerResponse, { archive, tag, start, end }: Part): void {
  const body = archive.subarray(start, end + 1);
  response.writeHead(206, {
    etag: tag,
    'content-range': `bytes ${start}-${start + body.length - 1}/${archive.length}`,
    'content-length': body.length,
  });
  response.end(body);
}

const ANSWERS: Readonly<Record<HostBehaviour, (response: ServerResponse, part: Part) => void>> = {
  well: sendPart,
  'ignores-ranges': (response, { archive, tag }) => response.writeHead(200, { etag: tag }).end(archive),
  hangs: () => {},
  cuts: (response, { archive, tag, start, end }) => {
    response.writeHead(206, {
      etag: tag,
      'content-range': `bytes ${start}-${end}/${archive.length}`,
      'content-length': end - start + 1,
    });
    response.write(archive.subarray(start, start + 1), () => response.destroy());
  },
  fails: (response) => response.writeHead(500).end('no'),
  gone: (response) => response.writeHead(404).end('no'),
  'wrong-part': (response, part) => sendPart(response, { ...part, start: part.start + 1 }),
  endless: (response, { archive, tag, start }) => {
    response.writeHead(206, { etag: tag, 'content-range': `bytes ${start}-${archive.length}/*` });
    const more = () => {
      while (!response.destroyed && response.write(new Uint8Array(65_536)));
    };
    response.on('drain', more);
    more();
  },
};

/** Starts the host on a free port. */
export async function startArchiveHost(first: Uint8Array): Promise<ArchiveHost> {
  let behaviour: HostBehaviour = 'well';
  let archive = first;
  let generation = 1;
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    ANSWERS[behaviour](response, { archive, tag: `"${generation}"`, start: Number(start), end: Number(end) });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps/town.pmtiles`,
    requests,
    behave: (next) => {
      behaviour = next;
    },
    replace: (next) => {
      archive = next;
      generation += 1;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
