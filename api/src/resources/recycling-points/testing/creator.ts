import {
  EMPTY_DRAFT,
  NO_HOURS,
  type PointDraft,
  toPointSave,
  toRatesSave,
} from '@ecocircle/shared-contracts';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import { withNote } from '@ecocircle/test-kit';
import { expect } from '@jest/globals';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../../../../test/test-app.ts';

/** Where points are. */
export const POINTS = '/api/web/v1/facility/facility/';

/** A draft that may be sent for review, in Almaty. */
export const COMPLETE_DRAFT: PointDraft = {
  ...EMPTY_DRAFT,
  name: 'Jars and paper',
  address: 'Abay Avenue 10',
  coords: { lng: 76.9286, lat: 43.2567 },
  iconId: 'glass',
  collectionRules: 'Rinse the jars.',
  supervisorContacts: { name: 'Ada', phone: '+7 701 234 56 78', email: 'ada@example.org' },
  workingHours: { ...NO_HOURS, monday: { kind: 'hours', start: '09:00', end: '18:00', lunch: null } },
  smrs: [{ id: null, uom: 'kg', rate: 12.5, typeId: 'glass-jars' }],
};

/** Somebody who keeps points. */
export interface Creator {
  call(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
  /** Calls, and expects this status. */
  expected(
    status: number,
    method: NonNullable<InjectOptions['method']>,
    path: string,
    payload?: object,
  ): Promise<ServerRecyclingPoint>;
  /** Makes a draft, complete unless it says otherwise. */
  makes(draft?: Partial<PointDraft>): Promise<ServerRecyclingPoint>;
  transit(id: string, transit: string, payload?: object): Promise<LightMyRequestResponse>;
}

/** Signs a demo account in. */
export async function signedIn(api: TestApp, email = 'points@demo.test'): Promise<Creator> {
  const headers = await api.signIn(email);
  const call: Creator['call'] = (method, path, payload) =>
    api.app.inject({ method, url: `${POINTS}${path}`, headers, ...(payload && { payload }) });
  const expected: Creator['expected'] = async (status, ...asked) => {
    const answer = await call(...asked);
    withNote(answer.body, () => expect(answer.statusCode).toBe(status));
    return answer.json().data;
  };
  return {
    call,
    expected,
    async makes(changes = {}) {
      const draft = { ...COMPLETE_DRAFT, ...changes };
      const { id } = await expected(201, 'POST', '', toPointSave(draft, { id: null, version: null }));
      return expected(200, 'PUT', `${id}/rates/`, toRatesSave(draft));
    },
    transit: (id, transit, payload) =>
      call('POST', `${id}/transit/`, { transit: `facility#${transit}`, ...(payload && { payload }) }),
  };
}

/** The statuses that a test leaves to the desk. */
export async function inStatus(api: TestApp, { id }: ServerRecyclingPoint, status: string): Promise<void> {
  await api.database.db
    .updateTable('recycling_points')
    .set({ status })
    .where('id', '=', Number(id))
    .execute();
}
