import { Answer, type PointStatus, type PointTransitName } from '@ecocircle/shared-contracts';
import type { CabinetApi } from '../cabinet/index.ts';

/** What goes with a closing; days are `YYYY-MM-DD`, `to` is the day of the reopening. */
export interface ClosingPayload {
  readonly comment: string;
  readonly from?: string;
  readonly to?: string | null;
}

const pathOf = (id: string, rest = ''): string =>
  `/api/web/v1/facility/facility/${encodeURIComponent(id)}/${rest}`;

/** Asks for a transit. Rejects with the API's reason. */
export const sendTransit = (
  api: CabinetApi,
  id: string,
  transit: PointTransitName,
  payload?: ClosingPayload,
): Promise<unknown> =>
  api.authenticated({
    method: 'POST',
    path: pathOf(id, 'transit/'),
    body: { transit, ...(payload && { payload }) },
  });

/** Begins a revision of a public point, and gives its id. */
export async function beginRevision(api: CabinetApi, id: string): Promise<string> {
  const answer = await api.authenticated({ method: 'POST', path: pathOf(id, 'revision/') });
  return Answer.of(answer).object('data').text('id');
}

/** Deletes a point. */
export const deletePoint = (api: CabinetApi, id: string): Promise<unknown> =>
  api.authenticated({ method: 'DELETE', path: pathOf(id) });

/** The statuses from which a point becomes a draft, by the transit that makes it one. */
export const TO_DRAFT: Readonly<Partial<Record<PointStatus, PointTransitName>>> = {
  'on-review': 'facility#oncheck_to_draft',
  declined: 'facility#declined_to_draft',
};
