import type { ClientRole } from '@ecocircle/shared-contracts';
import {
  CalendarIcon,
  EditIcon,
  HomeIcon,
  type IconComponent,
  LeafIcon,
  LogoutIcon,
  MapPinIcon,
  UserIcon,
} from '@ecocircle/ui-kit';

/** A link of the cabinet, by its key in the translations. */
export interface CabinetLink {
  readonly key: 'profile' | 'account' | 'balance' | 'events' | 'points' | 'organization' | 'logout';
  readonly to: string;
  readonly Icon: IconComponent;
  /** How the addresses of the pages begin that one reaches through it. */
  readonly inner?: readonly string[];
}

/** Who announces in the name of an organisation. */
const CREATORS: readonly ClientRole[] = ['charity-events-creator', 'recycling-points-creator'];

/** `roles` are those of which one is enough. */
const LINKS: readonly (CabinetLink & { readonly roles?: readonly ClientRole[] })[] = [
  { key: 'profile', to: '/profile', Icon: UserIcon },
  { key: 'balance', to: '/profile/balance', Icon: LeafIcon, roles: ['user'] },
  {
    key: 'events',
    to: '/profile/charity-events/',
    Icon: CalendarIcon,
    inner: ['/profile/create-charity-event', '/profile/edit-charity-event/'],
    roles: ['charity-events-creator'],
  },
  {
    key: 'points',
    to: '/profile/recycling-points',
    Icon: MapPinIcon,
    inner: [
      '/profile/recycling-points/',
      '/profile/create-recycling-point',
      '/profile/edit-recycling-point/',
    ],
    roles: ['recycling-points-creator'],
  },
  { key: 'organization', to: '/profile/organization', Icon: HomeIcon, roles: CREATORS },
  { key: 'account', to: '/profile/account', Icon: EditIcon },
  { key: 'logout', to: '/profile/logout', Icon: LogoutIcon },
];

/** The links that somebody with these roles has. */
export const cabinetLinks = (roles: readonly ClientRole[]): readonly CabinetLink[] =>
  LINKS.filter((link) => !link.roles || link.roles.some((role) => roles.includes(role)));

const plain = (path: string): string => path.replace(/\/$/, '');

/** Whether a page is the one that a link leads to, or one behind it; as `aria-current` says it. */
export function currentAt({ to, inner = [] }: CabinetLink, path: string): 'page' | 'true' | undefined {
  if (plain(path) === plain(to)) return 'page';
  return inner.some((start) => path.startsWith(start)) ? 'true' : undefined;
}
