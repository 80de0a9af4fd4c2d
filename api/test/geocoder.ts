import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A geocoder that speaks as Nominatim does and knows one house. */
export interface TestGeocoder {
  readonly url: string;
  /** What it was asked, in order. */
  readonly asked: { readonly url: URL; readonly userAgent: string | undefined }[];
  /** How it answers from now on. */
  behave(behaviour: 'well' | 'fails' | 'hangs' | 'talks-nonsense' | 'knows-nothing'): void;
  close(): Promise<void>;
}

/** The house that it knows. */
export const HOUSE = {
  lat: '43.2381',
  lon: '76.9452',
  name: '',
  display_name: '10, проспект Абая, Алматы, Казахстан',
  addresstype: 'building',
  address: { house_number: '10', road: 'проспект Абая', city: 'Алматы', country_code: 'kz' },
};

function answer(path: string, behaviour: string, response: ServerResponse): void {
  if (behaviour === 'hangs') return;
  response.setHeader('content-type', 'application/json');
  if (behaviour === 'fails') response.statusCode = 503;
  const known = path.endsWith('/search') ? [HOUSE] : HOUSE;
  const unknown = path.endsWith('/search') ? [] : { error: 'Unable to geocode' };
  const bodies: Record<string, unknown> = { 'talks-nonsense': { lat: 1 }, 'knows-nothing': unknown };
  response.end(JSON.stringify(bodies[behaviour] ?? known));
}

/** Starts a geocoder on a free port. */
export async function startGeocoder(): Promise<TestGeocoder> {
  let behaviour = 'well';
  const asked: TestGeocoder['asked'] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://geocoder');
    asked.push({ url, userAgent: request.headers['user-agent'] });
    answer(url.pathname, behaviour, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/nominatim/?key=of-the-operator`,
    asked,
    behave: (next) => {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
