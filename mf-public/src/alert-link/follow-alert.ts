import { ALERT_PATHS, type ApiService } from '@ecocircle/shared-contracts';
import { type AlertPurpose, type AlertResult, resultOfRefusal } from './alert-link-data.ts';

/** Which link is followed; `all` ends every alert of its address. */
export interface FollowedLink {
  readonly purpose: AlertPurpose;
  readonly token: string;
  readonly all: boolean;
}

/** Follows a link; never rejects. */
export async function followAlert(
  api: ApiService,
  { purpose, token, all }: FollowedLink,
): Promise<AlertResult> {
  try {
    const body = { token, ...(all && { all: 'yes' }) };
    const answer = await api.request({ method: 'POST', path: ALERT_PATHS[purpose], body });
    return (answer as { message?: unknown }).message === 'already' ? 'already' : 'done';
  } catch (error) {
    return resultOfRefusal(error) ?? 'error';
  }
}
