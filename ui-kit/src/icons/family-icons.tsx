import type { EventKind, MaterialFamily, PointStatus } from '@ecocircle/shared-contracts';
import { drawn, type IconComponent, type IconProps } from '../icon/index.ts';
import { EyeOffIcon } from './form-icons.ts';
import {
  AlertIcon,
  BagIcon,
  CheckCircleIcon,
  ClockIcon,
  CloseIcon,
  EditIcon,
  MinusIcon,
} from './interface-icons.ts';

const MATERIAL_ICONS: Readonly<Record<MaterialFamily, IconComponent>> = {
  paper: drawn(
    'M7 3.500h7l4 4v11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z',
    'M13.75 3.750V8H18M8.5 12h6M8.5 15.500h4',
  ),
  plastic: drawn(
    'M9.75 2.750h4.500v2.500h-4.500zM10 5.250v1.500c0 1.5-2.25 2.25-2.25 4.500v7.750a2.25 2.25 0 0 0 2.25 2.250h4a2.25 2.25 0 0 0 2.25-2.250v-7.750c0-2.25-2.25-3-2.25-4.500v-1.500M7.75 12.500h8.500M7.75 16.750h8.5',
  ),
  glass: drawn(
    'M7 3h10v3H7zM8 6c0 1.3-2 1.7-2 3.700V19a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V9.700C18 7.7 16 7.3 16 6M9.25 11v4.5',
  ),
  metal: drawn(
    'M6.5 6c0-1.5 2.5-2.5 5.5-2.500s5.5 1 5.5 2.5-2.5 2.5-5.5 2.500S6.5 7.5 6.5 6ZM6.5 6v12c0 1.5 2.5 2.5 5.5 2.500s5.5-1 5.5-2.500V6M10.75 6h2.5',
  ),
  textile: drawn('m8.5 4-5 3 2 4 2-1v10h9V10l2 1 2-4-5-3c-.5 1.75-1.75 2.75-3.5 2.750S9 5.75 8.5 4Z'),
  electronics: drawn(
    'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM6 16.500h12M11.5 18.750h1',
  ),
  hazardous: drawn(
    'M9.5 5V3h5v2M9 5h6a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM12.6 9.25 10.25 13h3.500l-2.35 3.75',
  ),
  organic: drawn(
    'M12 8c-1-1.3-2.3-1.75-3.5-1.750C6.25 6.25 4.75 8.5 4.75 12c0 4.25 2.5 8.75 5 8.75 1 0 1.5-.5 2.25-.5s1.25.5 2.25.5c2.5 0 5-4.5 5-8.75 0-3.5-1.5-5.75-3.75-5.750C14.3 6.25 13 6.7 12 8ZM12 8c0-2.5 1-4.25 3-5',
  ),
  bulky: drawn(
    'M5.5 10.500V8a2.5 2.5 0 0 1 2.5-2.500h8A2.5 2.5 0 0 1 18.5 8v2.500M7 14.500v-2a2 2 0 1 0-4 0V16a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-3.500a2 2 0 1 0-4 0v2H7ZM5.5 18v2m13-2v2M12 5.500v9',
  ),
  other: BagIcon,
};

const EVENT_KIND_ICONS: Readonly<Record<EventKind, IconComponent>> = {
  cleanup: drawn(
    'M19.5 4.5 13 11M9.75 9.250l5 5c-.5 3-2.5 5.25-6.25 6.250L3.5 15.500c1-3.75 3.25-5.75 6.25-6.250ZM6.5 17.500l2-2M8.5 11.75 12.25 15.5',
  ),
  collection: drawn(
    'M4 12h16l-1.2 7a1.75 1.75 0 0 1-1.7 1.500H6.900A1.75 1.75 0 0 1 5.2 19L4 12ZM9.5 15.500v2M14.5 15.500v2M12 3v6m-2.75-2.500L12 9.250l2.75-2.75',
  ),
  planting: drawn(
    'M12 20.500v-9M12 14c0-3.5-2.25-5.75-6.75-5.750C5.25 11.75 7.5 14 12 14ZM12 11.500c0-4 2.5-6.75 7-6.75 0 4.5-2.5 6.75-7 6.750ZM6.5 20.500h11',
  ),
  workshop: drawn(
    'm14 6.5 3.5-3 3 3-3 3.500L14 6.500ZM15.75 8.25 5.5 18.500a1.6 1.6 0 0 0 2.25 2.250L18 10.500M4 5.5 6.5 3l4 4L8 9.500l-4-4ZM13.5 14.500l5 5',
  ),
  exchange: drawn('M4.5 9h14m-3.75-4L18.5 9M19.5 15h-14m3.75 4L5.5 15'),
};

const POINT_STATUS_ICONS: Readonly<Record<PointStatus, IconComponent>> = {
  draft: EditIcon,
  'on-review': ClockIcon,
  accepted: CheckCircleIcon,
  declined: CloseIcon,
  'temporarily-not-working': AlertIcon,
  closed: MinusIcon,
  'blocked-by-moderator': EyeOffIcon,
};

/** The icon of a family of materials. */
export function MaterialIcon({ family, ...props }: IconProps & { readonly family: MaterialFamily }) {
  const Shape = MATERIAL_ICONS[family];
  return <Shape {...props} />;
}

/** The icon of a kind of charity event. */
export function EventKindIcon({ kind, ...props }: IconProps & { readonly kind: EventKind }) {
  const Shape = EVENT_KIND_ICONS[kind];
  return <Shape {...props} />;
}

/** The icon of a point's status. */
export function PointStatusIcon({ status, ...props }: IconProps & { readonly status: PointStatus }) {
  const Shape = POINT_STATUS_ICONS[status];
  return <Shape {...props} />;
}
