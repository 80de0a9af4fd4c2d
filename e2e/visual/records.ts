import {
  type Locale,
  type LocalisedName,
  onlyCountry,
  readNamedThings,
  readOne,
  readReportToken,
  toCharityEvent,
  toThing,
} from '@ecocircle/shared-contracts';
import { ask } from '../http/ask.ts';
import { signIn } from '../http/drafted.ts';
import type { Account } from '../set-up/accounts.ts';

const COUNTRIES = ['RU', 'KZ', 'AR'] as const;

type Country = (typeof COUNTRIES)[number];

/** Public records of a country, by their ids. */
interface OfCountry {
  readonly coming: string;
  readonly past: string;
  readonly cancelled: string;
  readonly point: string;
}

/** What pages are opened with; the demo data are the same at every start. */
export interface Records {
  readonly countries: Readonly<Record<Country, OfCountry>>;
  /** The addresses of an everyday thing. */
  readonly thing: LocalisedName;
  /** The link of a report that nobody has settled. */
  readonly report: string;
  /** An event of the account `events`. */
  readonly ownEvent: string;
  /** Points of the account `points`, of which one is a draft. */
  readonly ownPoint: string;
  readonly draft: string;
}

/** The records of a language's country; English, which has none of its own, shows those of Argentina. */
export const recordsOf = ({ countries }: Records, locale: Locale): OfCountry =>
  countries[(onlyCountry(locale) ?? 'AR') as Country];

const EVENTS = '/api/web/v1/promotion/event/';
const OWN_EVENTS = '/api/web/v1/promotion/own-event/';
const POINTS = '/api/web/v1/facility/facility/';
const THINGS = '/api/web/v1/dictionary/things/';

interface Listed {
  readonly data: readonly { readonly id: string }[];
}

async function read<T>(path: string, account?: Account): Promise<T> {
  const options = account && { headers: { authorization: `Bearer ${await signIn(account)}` } };
  return JSON.parse((await ask(path, options)).text) as T;
}

async function firstOf(path: string, account?: Account): Promise<string> {
  const [record] = (await read<Listed>(path, account)).data;
  if (!record) throw new Error(`${path} answers nothing to look at`);
  return record.id;
}

async function eventsOf(country: Country): Promise<Omit<OfCountry, 'point'>> {
  const list = (await read<Listed>(`${EVENTS}?country=${country}&when=upcoming&page_size=50`)).data;
  const events = list.map(toCharityEvent);
  const coming = events.find(({ status, photo }) => status === 'published' && photo !== null);
  const cancelled = events.find(({ status }) => status === 'cancelled');
  if (!coming || !cancelled) throw new Error(`${country} has no event to come, or none that is cancelled`);
  const past = await firstOf(`${EVENTS}?country=${country}&when=past&page_size=1`);
  return { coming: coming.id, past, cancelled: cancelled.id };
}

async function countryRecords(country: Country): Promise<[Country, OfCountry]> {
  const point = await firstOf(`${POINTS}?country=${country}&page_size=1`);
  return [country, { ...(await eventsOf(country)), point }];
}

async function thingSlugs(): Promise<LocalisedName> {
  const [known] = readNamedThings(await read(`${THINGS}?locale=en-US`));
  if (!known) throw new Error('there is no thing to look at');
  return readOne(await read(`${THINGS}${known.slug}/?locale=en-US`), toThing).slugs;
}

async function sendReport(point: string): Promise<string> {
  const { text } = await ask(`${POINTS}${point}/report/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'full' }),
  });
  return readReportToken(JSON.parse(text));
}

/** Finds the records in the portal that this process asks, and makes what the demo data lack. */
export async function findRecords(): Promise<Records> {
  const countries = Object.fromEntries(
    await Promise.all(COUNTRIES.map(countryRecords)),
  ) as Records['countries'];
  return {
    countries,
    thing: await thingSlugs(),
    report: await sendReport(countries.KZ.point),
    ownEvent: await firstOf(`${OWN_EVENTS}?page_size=1`, 'events'),
    ownPoint: await firstOf(`${POINTS}?owner=me&status=accepted&page_size=1`, 'points'),
    draft: await firstOf(`${POINTS}?owner=me&status=draft&page_size=1`, 'points'),
  };
}
