import {
  EMPTY_DRAFT,
  NO_HOURS,
  type PointDraft,
  toPointSave,
  toRatesSave,
  USUAL_DAY,
} from '@ecocircle/shared-contracts';
import type { Account } from '../set-up/accounts.ts';
import { type Answer, ask } from './ask.ts';
import { signIn } from './drafted.ts';

const POINTS = '/api/web/v1/facility/facility/';

/** All that a review asks for, in Almaty. */
const COMPLETE: PointDraft = {
  ...EMPTY_DRAFT,
  address: 'Abay avenue 52',
  coords: { lng: 76.9286, lat: 43.2567 },
  iconId: 'glass',
  collectionRules: 'Rinse the jars.',
  supervisorContacts: { name: 'Ada', phone: '+7 701 234 56 78', email: 'ada@example.org' },
  workingHours: { ...NO_HOURS, monday: USUAL_DAY },
  smrs: [{ id: null, uom: 'kg', rate: 12.5, typeId: 'glass-jars' }],
};

interface Answered {
  readonly data: { readonly id: string; readonly attributes: Record<string, unknown> };
}

/** The own points of an account, over the API. */
export class OwnPoints {
  readonly #token: string;

  private constructor(token: string) {
    this.#token = token;
  }

  static async signedIn(account: Account = 'all'): Promise<OwnPoints> {
    return new OwnPoints(await signIn(account));
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` };
    return ask(`${POINTS}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  }

  async #data(method: string, path: string, body?: unknown): Promise<Answered['data']> {
    const { status, text } = await this.call(method, path, body);
    if (status > 299) throw new Error(`${method} ${path} was answered with ${text}`);
    return (JSON.parse(text) as Answered).data;
  }

  /** Makes a draft that may be sent for review, and gives its id. */
  async make(name: string): Promise<string> {
    const draft = { ...COMPLETE, name };
    const { id } = await this.#data('POST', '', toPointSave(draft, { id: null, version: null }));
    await this.#data('PUT', `${id}/rates/`, toRatesSave(draft));
    return id;
  }

  /** What a point says. */
  async read(id: string): Promise<Answered['data']['attributes']> {
    return (await this.#data('GET', `${id}/`)).attributes;
  }

  /** A point in a state. */
  async first(status: string): Promise<{ id: string; name: string }> {
    const { text } = await this.call('GET', `?owner=me&status=${status}&page_size=1`);
    const [point] = (JSON.parse(text) as { data: Answered['data'][] }).data;
    if (!point) throw new Error(`there is no point in the state ${status}`);
    return { id: point.id, name: String(point.attributes.name) };
  }

  /** The names of accepted points with a name of their own, but not the one of this id. */
  async accepted(other: string): Promise<{ id: string; name: string }[]> {
    const { text } = await this.call('GET', '?owner=me&status=accepted&page_size=50');
    const points = (JSON.parse(text) as { data: Answered['data'][] }).data.map(({ id, attributes }) => ({
      id,
      name: String(attributes.name),
    }));
    return points.filter(
      ({ id, name }) => id !== other && points.filter((point) => point.name.includes(name)).length === 1,
    );
  }
}
