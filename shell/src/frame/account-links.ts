import type { ClientRole, Session } from '@ecocircle/shared-contracts';
import { REGISTRATION_PATH } from '../features/dialogs/index.ts';
import type { SiteLink } from './site-links.ts';

const VISITOR_LINKS = [
  { key: 'login', to: '/profile/login' },
  { key: 'registration', to: REGISTRATION_PATH },
] as const satisfies readonly SiteLink[];

const ROLE_LINKS = [
  { role: 'user', key: 'balance', to: '/profile/balance' },
  { role: 'charity-events-creator', key: 'myEvents', to: '/profile/charity-events' },
  { role: 'charity-events-creator', key: 'createEvent', to: '/profile/create-charity-event' },
  { role: 'recycling-points-creator', key: 'myPoints', to: '/profile/recycling-points' },
  { role: 'recycling-points-creator', key: 'createPoint', to: '/profile/create-recycling-point' },
] as const satisfies readonly (SiteLink & { readonly role: ClientRole })[];

/** Whoever announces in the name of an organisation edits its page. */
const ORGANIZATION = { key: 'organization', to: '/profile/organization' } as const satisfies SiteLink;

/**
 * Where the account section leads: login and registration for a visitor and for who has no role, the cabinet by role
 * for the others.
 */
export function accountLinks(session: Session): SiteLink[] {
  if (session.status === 'anonymous' || session.user.roles.length === 0) return [...VISITOR_LINKS];
  const { roles } = session.user;
  return [
    { key: 'profile', to: '/profile' },
    ...ROLE_LINKS.filter(({ role }) => roles.includes(role)).map(({ key, to }) => ({ key, to })),
    ...(roles.some((role) => role !== 'user') ? [ORGANIZATION] : []),
    { key: 'logout', to: '/profile/logout' },
  ];
}
