import type { EventKind, MaterialFamily, PointStatus } from '@ecocircle/shared-contracts';
import type { IconComponent, IconProps } from '../icon/index.ts';
import { BroomIcon, CrateIcon, SproutIcon, SwapIcon, WorkbenchIcon } from './event-shapes.tsx';
import {
  AlertIcon,
  CheckCircleIcon,
  ClockIcon,
  CloseIcon,
  EditIcon,
  EyeOffIcon,
  MinusIcon,
} from './interface-icons.tsx';
import {
  AppleIcon,
  BagIcon,
  BatteryIcon,
  CanIcon,
  DeviceIcon,
  GlassJarIcon,
  PaperIcon,
  PlasticBottleIcon,
  SofaIcon,
  TShirtIcon,
} from './material-shapes.tsx';

const MATERIAL_ICONS: Readonly<Record<MaterialFamily, IconComponent>> = {
  paper: PaperIcon,
  plastic: PlasticBottleIcon,
  glass: GlassJarIcon,
  metal: CanIcon,
  textile: TShirtIcon,
  electronics: DeviceIcon,
  hazardous: BatteryIcon,
  organic: AppleIcon,
  bulky: SofaIcon,
  other: BagIcon,
};

const EVENT_KIND_ICONS: Readonly<Record<EventKind, IconComponent>> = {
  cleanup: BroomIcon,
  collection: CrateIcon,
  planting: SproutIcon,
  workshop: WorkbenchIcon,
  exchange: SwapIcon,
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
