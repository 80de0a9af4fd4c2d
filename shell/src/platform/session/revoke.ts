import type { RequestClient } from '../services/request-client.ts';

export async function revoke(request: RequestClient, token: string | undefined): Promise<void> {
  if (token) await request({ method: 'POST', path: '/api/web/v1/authing/logout/' }, token);
}
