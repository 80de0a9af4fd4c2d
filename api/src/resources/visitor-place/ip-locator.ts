import type { Coordinates } from '@ecocircle/shared-contracts';
import { checked, figure, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import { LRUCache } from 'lru-cache';
import { keptPromise } from '../../caching/kept-promise.ts';

/** A service that knows where addresses on the net are. */
export interface IpLocationSettings {
  /** With the key filled in; `{ip}` stands for the visitor's address. */
  readonly url: string;
}

/** Where an address on the net is. */
export interface IpPosition extends Coordinates {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Finds where an address on the net is; null where the service does not know. Rejects when it does not answer. */
export type IpLocator = (ip: string) => Promise<IpPosition | null>;

const TIMEOUT_MS = 1000;
/** After a failure nobody waits for the service so soon. */
const PAUSE_MS = 15_000;
const KEPT = { max: 5000, ttl: 3_600_000 };

const degrees = (most: number) => figure().min(-most).max(most);

/** What is read of the answer; the numbers may be written as texts. */
const IpAnswerSchema = tolerantObject({
  country_code: text().matches(/^[A-Za-z]{2}$/, 'must be a country code'),
  latitude: degrees(90),
  longitude: degrees(180),
});

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && value !== '' ? Number(value) : value;

function read(answer: unknown): IpPosition | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { latitude, longitude, ...rest } = answer as Readonly<Record<string, unknown>>;
  const result = checked(IpAnswerSchema, {
    ...rest,
    latitude: asNumber(latitude),
    longitude: asNumber(longitude),
  });
  if ('errors' in result) return null;
  const { country_code, latitude: lat, longitude: lng } = result.value;
  return { lng, lat, country: country_code.toUpperCase() };
}

/** Where the service is asked for an address: in place of `{ip}`, else as the parameter `ip`. */
function addressFor(template: string, ip: string): string {
  if (template.includes('{ip}')) return template.replaceAll('{ip}', encodeURIComponent(ip));
  const url = new URL(template);
  url.searchParams.set('ip', ip);
  return url.href;
}

async function ask(url: string): Promise<IpPosition | null> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`the look-up of addresses answered ${answer.status}`);
  return read(await answer.json());
}

/** Opens the look-up. What it said of an address is kept for an hour; whatever fails is not. */
export function openIpLocator({ url }: IpLocationSettings): IpLocator {
  const kept = new LRUCache<string, Promise<IpPosition | null>>(KEPT);
  let closedUntil = 0;
  return (ip) =>
    keptPromise(kept, ip, async () => {
      if (performance.now() < closedUntil) throw new Error('the look-up of addresses may not be asked now');
      return ask(addressFor(url, ip)).catch((error) => {
        closedUntil = performance.now() + PAUSE_MS;
        throw error;
      });
    });
}
