import { BEACON_PATH, type Beacon, type Told } from '@ecocircle/shared-contracts';
import { checked, describeErrors } from '@ecocircle/shared-contracts/rules';
import { BeaconSchema } from '@ecocircle/shared-contracts/schemas';
import { isOwnPage } from '@ecocircle/shared-contracts/server';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Figures } from './figures.ts';
import type { SourcePlaces } from './source-places.ts';

const LARGEST = 32_768;
const PER_MINUTE = 60;
/** What says the same is logged once in so many milliseconds. */
const LOGGED_ONCE_IN = 60_000;
const MOST_REMEMBERED = 1000;

/** What an address holds beyond its path, and addresses of mail, may be somebody's; a line and a column are not. */
const withoutPersons = (detail: string): string =>
  detail
    .replaceAll(/[?#][^\s)"'<>]*?(?=:\d+:\d+|[\s)"'<>]|$)/g, '')
    .replaceAll(/[^\s@"'<>]+@[^\s@"'<>]+/g, '(address)');

/** Tells the log of what went wrong, each thing once in a while. */
function createTeller(
  log: FastifyInstance['log'],
  places: Pick<SourcePlaces, 'inSources'>,
): (beacon: Beacon) => Promise<void> {
  const logged = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: LOGGED_ONCE_IN });
  const isNew = (told: Told): boolean => {
    const key = JSON.stringify([told.kind, told.part, told.version, told.detail]);
    const isKnown = logged.has(key);
    logged.set(key, true, { noUpdateTTL: true });
    return !isKnown;
  };
  return async ({ shell, edition, told }) => {
    for (const one of told) {
      if (one.detail === undefined || !isNew(one)) continue;
      const { kind, part: remote, version, route, count } = one;
      const detail = await places.inSources(withoutPersons(one.detail));
      log.warn({ kind, remote, version, route, shell, edition, count, detail }, 'a browser tells of a page');
    }
  };
}

/** Takes what browsers tell of pages: it is counted, and what went wrong is logged with its place in the sources. */
export async function serveBeacons(
  app: FastifyInstance,
  figures: Figures,
  places: Pick<SourcePlaces, 'inSources'>,
): Promise<void> {
  const tell = createTeller(app.log, places);
  await app.register(async (beacons) => {
    await beacons.register(rateLimit, { global: false });
    beacons.post(
      BEACON_PATH,
      {
        bodyLimit: LARGEST,
        config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
        // Nobody reads a page that is the answer to a beacon.
        errorHandler: (error, _request, reply) =>
          void reply.code(error.statusCode ?? 500).send({ error: error.message }),
      },
      async (request, reply) => {
        if (!isOwnPage(request.headers, request.host)) return reply.code(403).send({ error: 'foreign page' });
        const result = checked(BeaconSchema, request.body);
        if ('errors' in result)
          return reply.code(400).send({ error: describeErrors(result.errors).join('; ') });
        figures.add(result.value);
        await tell(result.value);
        return reply.code(204).send();
      },
    );
  });
}
