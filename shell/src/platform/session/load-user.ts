import { type ClientUser, ServerUserSchema, toClientUser } from '@ecocircle/shared-contracts';
import { parse } from 'valibot';
import type { RequestClient } from '../services/request-client.ts';

/** The account as the server has it; null where it may not enter. */
export async function loadUser(
  request: RequestClient,
  token: string,
  id: string,
): Promise<ClientUser | null> {
  const answer = await request({ path: `/api/web/v1/authing/user/${encodeURIComponent(id)}/` }, token);
  return toClientUser(parse(ServerUserSchema, answer));
}
