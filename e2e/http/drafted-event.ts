import { EMPTY_EVENT } from '@ecocircle/shared-contracts';
import { ACCOUNTS, PASSWORD } from '../set-up/accounts.ts';
import { ask } from './ask.ts';

/** Makes a draft of a charity event for the account `all`. */
export async function draftedEvent(): Promise<{ id: string }> {
  const login = new URLSearchParams({ grant_type: 'password', username: ACCOUNTS.all, password: PASSWORD });
  const signedIn = await ask('/api/web/v1/authing/password/token/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: login.toString(),
  });
  const { access_token } = JSON.parse(signedIn.text) as { access_token: string };
  const made = await ask('/api/web/v1/promotion/own-event/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ ...EMPTY_EVENT, name: 'A draft to look at' }),
  });
  return (JSON.parse(made.text) as { data: { id: string } }).data;
}
