import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EMPTY_DRAFT, toPointSave, toRatesSave } from '@ecocircle/shared-contracts';
import { median, repeat } from './rounds.ts';
import { signIn } from './sessions.ts';

const POINTS = '/api/web/v1/facility/facility/';
const ROUNDS = 100;
const DRAFT = {
  ...EMPTY_DRAFT,
  name: 'Jars',
  coords: { lng: 76.9286, lat: 43.2567 },
  smrs: [{ id: null, uom: 'kg', rate: 1.5, typeId: 'glass-jars' }],
};

interface PointAnswer {
  readonly data: { readonly id: string; readonly attributes: { readonly version: number } };
}

/** Calls of somebody who keeps points; each throws what it was refused with. */
export async function creator(origin: string) {
  const token = await signIn(origin, 'points@demo.test');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async <Answer = PointAnswer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(origin + POINTS + path, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
}

type Call = Awaited<ReturnType<typeof creator>>;

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

const medianOf = async (work: () => Promise<unknown>): Promise<number> =>
  median(await repeat(ROUNDS, () => millisecondsOf(work)));

/** Saves a point and its rates, as the editor does. */
async function save(call: Call, id: string): Promise<void> {
  const { version } = (await call('GET', `${id}/`)).data.attributes;
  await call('PATCH', `${id}/`, toPointSave(DRAFT, { id, version }));
}

/** Gives so many points of the demo data to the organisation of the account that the list is read with. */
function giveAway(dataFolder: string, points: number): void {
  const db = new DatabaseSync(join(dataFolder, 'ecocircle.sqlite'), { timeout: 5000 });
  const own = `select organization_id from accounts where email = 'points@demo.test'`;
  db.exec(`update recycling_points set organization_id = (${own})
    where id in (select id from recycling_points where status = 'accepted' limit ${points})`);
  db.close();
}

/**
 * Measures the calls of the cabinet at one API instance: the median milliseconds of a save of a point and of its rates,
 * of one that only reads it, and of a page of the own list with `points` points and with the forty of the demo data.
 */
export async function measureOwnPoints(origin: string, dataFolder: string, points: number) {
  const call = await creator(origin);
  const { id } = (await call('POST', '', toPointSave(DRAFT, { id: null, version: null }))).data;
  const read = await medianOf(() => call('GET', `${id}/`));
  const readAndSaved = await medianOf(() => save(call, id));
  const rates = await medianOf(() => call('PUT', `${id}/rates/`, toRatesSave(DRAFT)));
  const list = () => call('GET', '?owner=me&page_size=20&q=%D0%BF%D1%83%D0%BD%D0%BA%D1%82');
  const few = await medianOf(list);
  giveAway(dataFolder, points);
  return { save: readAndSaved - read + rates, read, few, many: await medianOf(list) };
}
