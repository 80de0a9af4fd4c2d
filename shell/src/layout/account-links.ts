import type { ClientRole, Session } from '@ecocircle/shared-contracts';

/** A link of the account section, by its key in the shell's translations. */
export interface AccountLink {
  readonly key: 'login' | 'profile' | 'myPoints' | 'logout';
  readonly to: string;
}

const ROLE_LINKS: readonly (AccountLink & { readonly role: ClientRole })[] = [
  { role: 'recycling-points-creator', key: 'myPoints', to: '/profile/recycling-points' },
];

/** Where the account section leads: login for a visitor, the cabinet by role for who is signed in. */
export function accountLinks(session: Session): AccountLink[] {
  if (session.status === 'anonymous') return [{ key: 'login', to: '/profile/login' }];
  const { roles } = session.user;
  return [
    { key: 'profile', to: '/profile' },
    ...ROLE_LINKS.filter(({ role }) => roles.includes(role)).map(({ key, to }) => ({ key, to })),
    { key: 'logout', to: '/profile/logout' },
  ];
}
