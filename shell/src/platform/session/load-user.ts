import { type ClientUser, toClientUser } from '@ecocircle/shared-contracts';
import type { RequestClient } from '../services/request-client.ts';

/** The account as the server has it; null where it may not enter. */
export async function loadUser(
  request: RequestClient,
  token: string,
  id: string,
): Promise<ClientUser | null> {
  const answer = await request({ path: `/api/web/v1/authing/user/${encodeURIComponent(id)}/` }, token);
  return toClientUser(answer);
}
