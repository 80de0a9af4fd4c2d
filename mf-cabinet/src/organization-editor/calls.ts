import {
  Answer,
  isApiError,
  ORGANIZATIONS_PATH,
  type Organization,
  type OrganizationHistoryEntry,
  type OrganizationSave,
  readOne,
  readOrganizationChange,
  toOrganization,
} from '@ecocircle/shared-contracts';
import type { CabinetApi } from '../cabinet/index.ts';

const pathOf = (id: string): string => `${ORGANIZATIONS_PATH}${encodeURIComponent(id)}/`;

/** Asks for the own organisation. */
export const fetchOrganization = async (
  api: CabinetApi,
  id: string,
  signal?: AbortSignal,
): Promise<Organization> =>
  readOne(await api.authenticated({ path: pathOf(id), ...(signal && { signal }) }), toOrganization);

/** Saves the page of the own organisation. */
export const saveOrganization = async (
  api: CabinetApi,
  id: string,
  body: OrganizationSave,
): Promise<Organization> =>
  readOne(await api.authenticated({ method: 'PATCH', path: pathOf(id), body }), toOrganization);

/** What is asked for of the history: the organisation, and the entry to go on behind. */
export interface HistoryWish {
  readonly id: string;
  readonly after: string | null;
}

/** The changes that were loaded so far, and the key behind which there are more; null where there are none. */
export interface LoadedHistory {
  readonly entries: readonly OrganizationHistoryEntry[];
  readonly next: string | null;
}

/** Asks who changed what of the own organisation, the newest change first. */
export async function fetchHistory(
  api: CabinetApi,
  { id, after }: HistoryWish,
  signal: AbortSignal,
): Promise<LoadedHistory> {
  const path = `${pathOf(id)}history/`;
  const answer = Answer.of(
    await api.authenticated({ path, ...(after !== null && { query: { after } }), signal }),
  );
  return { entries: answer.list('data').map(readOrganizationChange), next: answer.textOrNull('next') };
}

/** Why the API says no to a save as a whole. */
export type SaveReason = 'version-conflict' | 'organization-not-found';

const REASONS: readonly SaveReason[] = ['version-conflict', 'organization-not-found'];

/** Why the API refused a save, where it gave a reason that is known. */
export function saveReasonOf(error: unknown): SaveReason | null {
  const codes: readonly string[] = isApiError(error) ? error.errors.map(({ code }) => code) : [];
  return REASONS.find((reason) => codes.includes(reason)) ?? null;
}
