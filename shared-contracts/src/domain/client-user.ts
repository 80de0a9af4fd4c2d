import { Answer } from '../api/answer.ts';
import type { ClientRole } from '../composition/route-metadata.ts';

/** The server's role names with the client's. A server role that is not listed opens nothing. */
export const SERVER_ROLES = {
  facility: 'recycling-points-creator',
  promotion: 'charity-events-creator',
  user: 'user',
} as const satisfies Record<string, ClientRole>;

/** A role as the server names it. */
export type ServerRole = keyof typeof SERVER_ROLES;

/** The signed-in person. `balance` is in whole points; `orgId` decides which recycling points are theirs. */
export interface ClientUser {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string;
  readonly orgName: string | null;
  readonly orgInfoId: string | null;
  readonly orgId: string | null;
  readonly logoUrl: string | null;
  readonly logoId: string | null;
  readonly balance: number;
  readonly roles: readonly ClientRole[];
}

/** The client's roles of a list of server roles, in the client's order; unknown names are dropped. */
export function toClientRoles(serverRoles: readonly string[]): ClientRole[] {
  return Object.entries(SERVER_ROLES)
    .filter(([server]) => serverRoles.includes(server))
    .map(([, client]) => client);
}

const isRefused = (fields: Answer): boolean =>
  [
    !fields.flag('is_active'),
    fields.flag('is_blocked'),
    fields.flag('is_staff'),
    fields.flag('is_superuser'),
  ].includes(true);

/** Reads an account; null where it may not sign in: inactive, blocked, staff, superuser, or without a known role. */
export function toClientUser(answer: unknown): ClientUser | null {
  const data = Answer.of(answer).object('data');
  const fields = data.object('attributes');
  const organization = fields.objectOrNull('organization_info');
  const user = {
    id: data.text('id'),
    name: fields.text('name'),
    phone: fields.textOrNull('contact_phone'),
    email: fields.text('email'),
    orgName: organization?.text('name_full') ?? null,
    orgInfoId: organization?.text('org_info_id') ?? null,
    orgId: organization?.text('id') ?? null,
    logoUrl: organization?.textOrNull('avatar') ?? null,
    logoId: organization?.textOrNull('avatar_id') ?? null,
    balance: fields.figure('balance'),
    roles: toClientRoles(fields.texts('role')),
  };
  return isRefused(fields) || user.roles.length === 0 ? null : user;
}
