import type { ClientRole } from '@ecocircle/shared-contracts';
import {
  CalendarIcon,
  EditIcon,
  type IconComponent,
  LeafIcon,
  LogoutIcon,
  MapPinIcon,
  UserIcon,
} from '@ecocircle/ui-kit';

/** A link of the cabinet, by its key in the translations. */
export interface CabinetLink {
  readonly key: 'profile' | 'account' | 'balance' | 'events' | 'points' | 'logout';
  readonly to: string;
  readonly Icon: IconComponent;
}

const LINKS: readonly (CabinetLink & { readonly role?: ClientRole })[] = [
  { key: 'profile', to: '/profile', Icon: UserIcon },
  { key: 'balance', to: '/profile/balance', Icon: LeafIcon, role: 'user' },
  { key: 'events', to: '/profile/charity-events/', Icon: CalendarIcon, role: 'charity-events-creator' },
  { key: 'points', to: '/profile/recycling-points', Icon: MapPinIcon, role: 'recycling-points-creator' },
  { key: 'account', to: '/profile/account', Icon: EditIcon },
  { key: 'logout', to: '/profile/logout', Icon: LogoutIcon },
];

/** The links that somebody with these roles has. */
export const cabinetLinks = (roles: readonly ClientRole[]): readonly CabinetLink[] =>
  LINKS.filter(({ role }) => role === undefined || roles.includes(role));
