import {
  type Answer,
  type Organization,
  type OrganizationHistoryEntry,
  type PointStatus,
  readOrganizationChange,
  toOrganization,
  toPointStatus,
} from '@ecocircle/shared-contracts';
import { createKeyPages, createOneEntry } from '../../lists/index.ts';

/** An organisation in the list. */
export interface ListedOrganization {
  readonly id: string;
  readonly name: string;
  readonly taxId: string;
  readonly address: string;
  readonly members: number;
  readonly points: number;
  /** When a member changed its page last; null where nobody has. */
  readonly changedAt: string | null;
}

/** Somebody who works for an organisation. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly isActive: boolean;
}

/** An organisation with who works for it and how many points it has. */
export interface OrganizationDetail {
  readonly organization: Organization;
  readonly members: readonly Member[];
  readonly points: readonly (readonly [status: PointStatus, count: number])[];
}

const readListed = (entry: Answer): ListedOrganization => ({
  id: entry.text('id'),
  name: entry.text('full_name'),
  taxId: entry.text('tin'),
  address: entry.text('address'),
  members: entry.figure('members'),
  points: entry.figure('points'),
  changedAt: entry.momentOrNull('changed_at'),
});

const readMember = (member: Answer): Member => ({
  id: member.text('id'),
  name: member.text('name'),
  email: member.text('email'),
  roles: member.texts('roles'),
  isActive: member.flag('is_active'),
});

const readDetail = (detail: Answer): OrganizationDetail => ({
  organization: toOrganization(detail.object('organization')),
  members: detail.list('members').map(readMember),
  points: detail
    .list('points')
    .map((group) => [toPointStatus(group.text('status')), group.figure('count')] as const),
});

/** The organisations of the portal. */
export const organizations = createKeyPages('/organizations/', readListed);

/** One of them. */
export const organization = createOneEntry((id) => `/organizations/${encodeURIComponent(id)}/`, readDetail);

/** Who changed what of the page of one. */
export const organizationHistory = createKeyPages<OrganizationHistoryEntry>(
  (id) => `/organizations/${encodeURIComponent(id)}/history/`,
  readOrganizationChange,
);
