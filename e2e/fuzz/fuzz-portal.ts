import fc from 'fast-check';
import { PASSWORD } from '../set-up/accounts.ts';
import { type OddRequest, type Operation, oddRequest } from './odd-requests.ts';
import { sendRaw } from './send-raw.ts';

const AT_ONCE = 16;

/** What came of a run. */
export interface FuzzRun {
  /** How often each status was answered; 0 where a connection ended without an answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Each with what was sent, as text. */
  readonly failures: readonly string[];
}

interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { parameters?: ApiParameter[] }>>>>;
}

interface ApiParameter {
  readonly name: string;
  readonly in: string;
}

/** What the API says of itself; of the desk, which the portal's hosts do not have, one address. */
async function operationsOf(url: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDescription;
  const own = Object.entries(paths).filter(([path]) => !path.startsWith('/api/desk'));
  const described = own.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    })),
  );
  return [...described, { method: 'GET', path: '/api/desk/v1/points/{id}/', query: [] }];
}

async function tokenOf(url: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username: 'all@demo.test', password: PASSWORD });
  const answer = await fetch(`${url}/api/web/v1/authing/password/token/`, { method: 'POST', body });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}

const shown = ({ bytes }: OddRequest): string => JSON.stringify(bytes.subarray(0, 2000).toString('latin1'));

/** Sends so many odd requests, always the same for a seed. None may be answered with a 5xx, and none not at all. */
export async function fuzzPortal(
  url: string,
  { count, seed }: { count: number; seed: number },
): Promise<FuzzRun> {
  const port = Number(new URL(url).port);
  const known = { operations: await operationsOf(url), token: await tokenOf(url) };
  const arbitrary = oddRequest(known);
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const send = async (request: OddRequest): Promise<void> => {
    const { statuses: answered, hangs } = await sendRaw(port, request.bytes, request.isCutOff);
    const wrong = answered.filter((status) => status >= 500);
    if (hangs) failures.push(`no end: ${shown(request)}`);
    if (wrong.length > 0) failures.push(`${wrong.join()}: ${shown(request)}`);
    for (const status of answered.length > 0 ? answered : [0])
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const requests = fc.sample(arbitrary, { seed, numRuns: count }).values();
  const lane = async (): Promise<void> => {
    for (const request of requests) await send(request);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { statuses, failures };
}
