import { DESK_API } from '@ecocircle/shared-contracts';
import { Secret, TOTP } from 'otpauth';
import { PASSWORD } from '../set-up/accounts.ts';
import { median, repeat } from './rounds.ts';

const STAFF = 'staff@demo.test';
const FACTOR = 'JBSWY3DPEHPK3PXP';
const ANSWERS = 41;

/** Words that no point has: a search for them looks at all points. */
const NOWHERE = 'zzqx';

/** The desk answers on its own host, which no name server knows: the address is that of the API. */
const HOST = 'desk.localhost';

const headersWith = (cookie: string) => ({
  'content-type': 'application/json',
  'x-forwarded-host': HOST,
  origin: `http://${HOST}`,
  cookie,
});

async function post(url: string, cookie: string, body: object): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: headersWith(cookie),
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the desk answered ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
}

/** Signs the demo staff in, and returns the cookie of the session. */
async function signInAtDesk(origin: string): Promise<string> {
  const half = await post(`${origin}${DESK_API}/login/`, '', { email: STAFF, password: PASSWORD });
  const code = new TOTP({ secret: Secret.fromBase32(FACTOR) }).generate();
  return post(`${origin}${DESK_API}/login/code/`, half, { code });
}

async function millisecondsOf(url: string, cookie: string): Promise<number> {
  const since = performance.now();
  const answer = await fetch(url, { headers: headersWith(cookie) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return performance.now() - since;
}

/**
 * Measures the desk's lists on one API instance: the median milliseconds of the queue, of all points, of a search that
 * has to look at each of them, and of who is signed in, a call of the same session that reads no points.
 */
export async function measureDeskLists(origin: string) {
  const cookie = await signInAtDesk(origin);
  const medianOf = async (path: string) => {
    await millisecondsOf(origin + DESK_API + path, cookie);
    return median(await repeat(ANSWERS, () => millisecondsOf(origin + DESK_API + path, cookie)));
  };
  return {
    reference: await medianOf('/me/'),
    queue: await medianOf('/points/'),
    all: await medianOf('/points/search/?status=accepted'),
    search: await medianOf(`/points/search/?q=${NOWHERE}`),
  };
}
