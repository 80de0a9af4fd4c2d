import { DESK_API } from '@ecocircle/shared-contracts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { DEMO_FACTOR, DEMO_PASSWORD, DEMO_STAFF } from '../src/demo-data/accounts.ts';
import { createStaffAccount, type NewStaff } from '../src/resources/staff/staff-accounts.ts';
import type { TestApp } from './test-app.ts';

/** Where the desk answers in tests. */
export const DESK_HOST = 'desk.localhost';

/** What the desk's own pages send with a request. */
export const FROM_DESK = { host: DESK_HOST, origin: `http://${DESK_HOST}` } as const;

/** The code of a secret, so many periods from now. */
export function codeOf(secret: string, periods = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + periods * totp.period * 1000 });
}

/** Lets codes of the demo staff work that were taken before, so that each test may sign in. */
export const forgetCodes = ({ database }: TestApp) =>
  database.db.updateTable('staff_members').set({ factor_step: null }).execute();

/** The cookie that an answer sets, as the browser sends it. */
export const cookieOf = (answer: LightMyRequestResponse): string =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

/** A browser that has the desk open: it sends what its pages send, and keeps the session's cookie. */
export function visitDesk({ app }: TestApp) {
  let cookie = '';
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    more: InjectOptions = {},
  ): Promise<LightMyRequestResponse> => {
    const answer = await app.inject({
      method,
      url: `${DESK_API}${path}`,
      headers: { ...FROM_DESK, ...(cookie && { cookie }) },
      ...(body && { payload: body }),
      ...more,
    });
    if (answer.headers['set-cookie']) cookie = cookieOf(answer);
    return answer;
  };
  return {
    send,
    get: (path: string) => send('GET', path),
    post: (path: string, body: object = {}) => send('POST', path, body),
    givePassword: (email = DEMO_STAFF, password = DEMO_PASSWORD) =>
      send('POST', '/login/', { email, password }),
    giveCode: (code = codeOf(DEMO_FACTOR)) => send('POST', '/login/code/', { code }),
    cookie: () => cookie,
  };
}

/** A browser that is signed in at the desk as the demo operator. */
export async function signInAtDesk(api: TestApp) {
  await forgetCodes(api);
  const desk = visitDesk(api);
  await desk.givePassword();
  const answer = await desk.giveCode();
  if (answer.statusCode !== 200) throw new Error(`the desk refused its staff: ${answer.body}`);
  return desk;
}

const COLLEAGUES_PASSWORD = 'Lovelace1843notes';

/** A browser that is signed in as another member of staff, who has just set both factors by a link. */
export async function signInColleague(api: TestApp, staff: NewStaff) {
  const token = await createStaffAccount(api.database.db, staff);
  const desk = visitDesk(api);
  const { secret } = (await desk.post('/set-up/look/', { token })).json();
  await desk.post('/set-up/', { token, password: COLLEAGUES_PASSWORD, code: codeOf(secret) });
  await forgetCodes(api);
  await desk.givePassword(staff.email, COLLEAGUES_PASSWORD);
  const answer = await desk.giveCode(codeOf(secret));
  if (answer.statusCode !== 200) throw new Error(`the desk refused ${staff.name}: ${answer.body}`);
  return desk;
}
