import * as v from 'valibot';
import type { ClientRole } from '../composition/route-metadata.ts';

/**
 * The server's role names with the client's. A server role that is not listed opens nothing.
 *
 * @example
 * SERVER_ROLES.facility; // 'recycling-points-creator'
 */
export const SERVER_ROLES = {
  facility: 'recycling-points-creator',
  promotion: 'charity-events-creator',
  user: 'user',
} as const satisfies Record<string, ClientRole>;

/**
 * A role as the server names it.
 *
 * @example
 * const role: ServerRole = 'promotion';
 */
export type ServerRole = keyof typeof SERVER_ROLES;

/**
 * Schema of {@link ServerUser}: the answer of `GET /api/web/v1/authing/user/{id}/`.
 *
 * @example
 * const answer = v.parse(ServerUserSchema, await response.json());
 */
export const ServerUserSchema = v.object({
  data: v.object({
    id: v.string(),
    attributes: v.object({
      name: v.string(),
      contact_phone: v.nullable(v.string()),
      email: v.string(),
      is_active: v.boolean(),
      is_superuser: v.boolean(),
      is_staff: v.boolean(),
      is_blocked: v.boolean(),
      role: v.array(v.string()),
      balance: v.number(),
      organization_info: v.nullable(
        v.object({
          name_full: v.string(),
          org_info_id: v.string(),
          id: v.string(),
          avatar_id: v.nullable(v.string()),
          avatar: v.nullable(v.string()),
        }),
      ),
    }),
  }),
});

/**
 * An account as the server sends it.
 *
 * @example
 * const { balance } = (answer satisfies ServerUser).data.attributes;
 */
export type ServerUser = v.InferOutput<typeof ServerUserSchema>;

/**
 * The signed-in person. `balance` is in whole points; `orgId` decides which recycling points are theirs.
 *
 * @example
 * const user: ClientUser = toClientUser(answer);
 */
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

/**
 * The client's roles of a list of server roles, in the client's order; unknown names are dropped.
 *
 * @example
 * toClientRoles(['facility', 'auditor']); // ['recycling-points-creator']
 */
export function toClientRoles(serverRoles: readonly string[]): ClientRole[] {
  return Object.entries(SERVER_ROLES)
    .filter(([server]) => serverRoles.includes(server))
    .map(([, client]) => client);
}

/**
 * Maps an account to the client's shape.
 *
 * @returns null where the account may not sign in: inactive, blocked, staff, superuser, or without a known role
 *
 * @example
 * const user = toClientUser(v.parse(ServerUserSchema, answer)); // null: refuse the login
 */
export function toClientUser({ data: { id, attributes } }: ServerUser): ClientUser | null {
  const roles = toClientRoles(attributes.role);
  const refused =
    !attributes.is_active || attributes.is_blocked || attributes.is_staff || attributes.is_superuser;
  if (refused || roles.length === 0) return null;
  const organization = attributes.organization_info;
  return {
    id,
    name: attributes.name,
    phone: attributes.contact_phone,
    email: attributes.email,
    orgName: organization?.name_full ?? null,
    orgInfoId: organization?.org_info_id ?? null,
    orgId: organization?.id ?? null,
    logoUrl: organization?.avatar ?? null,
    logoId: organization?.avatar_id ?? null,
    balance: attributes.balance,
    roles,
  };
}
