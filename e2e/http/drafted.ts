import { EMPTY_DRAFT, EMPTY_EVENT, toPointSave } from '@ecocircle/shared-contracts';
import { ACCOUNTS, type Account, PASSWORD } from '../set-up/accounts.ts';
import { ask } from './ask.ts';

/** A token of a demo account. */
export async function signIn(account: Account = 'all'): Promise<string> {
  const login = new URLSearchParams({
    grant_type: 'password',
    username: ACCOUNTS[account],
    password: PASSWORD,
  });
  const { text } = await ask('/api/web/v1/authing/password/token/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: login.toString(),
  });
  return (JSON.parse(text) as { access_token: string }).access_token;
}

async function make(token: string, path: string, body: unknown): Promise<{ id: string }> {
  const { text } = await ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (JSON.parse(text) as { data: { id: string } }).data;
}

/** Makes a draft of a charity event and one of a recycling point for the account `all`. */
export async function makeDrafts() {
  const token = await signIn();
  const name = 'A draft to look at';
  const point = toPointSave({ ...EMPTY_DRAFT, name }, { id: null, version: null });
  return {
    ownEvent: await make(token, '/api/web/v1/promotion/own-event/', { ...EMPTY_EVENT, name }),
    ownPoint: await make(token, '/api/web/v1/facility/facility/', point),
  };
}
