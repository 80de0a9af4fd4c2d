import { Icon, type IconProps } from '../icon/index.ts';

/** A clean-up. */
export const BroomIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 4.5 13 11M9.75 9.250l5 5c-.5 3-2.5 5.25-6.25 6.250L3.5 15.500c1-3.75 3.25-5.75 6.25-6.250ZM6.5 17.500l2-2M8.5 11.75 12.25 15.5" />
  </Icon>
);

/** A collection of things. */
export const CrateIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 12h16l-1.2 7a1.75 1.75 0 0 1-1.7 1.500H6.900A1.75 1.75 0 0 1 5.2 19L4 12ZM9.5 15.500v2M14.5 15.500v2M12 3v6m-2.75-2.500L12 9.250l2.75-2.75" />
  </Icon>
);

/** A planting. */
export const SproutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20.500v-9M12 14c0-3.5-2.25-5.75-6.75-5.750C5.25 11.75 7.5 14 12 14ZM12 11.500c0-4 2.5-6.75 7-6.75 0 4.5-2.5 6.75-7 6.750ZM6.5 20.500h11" />
  </Icon>
);

/** A workshop. */
export const WorkbenchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m14 6.5 3.5-3 3 3-3 3.500L14 6.500ZM15.75 8.25 5.5 18.500a1.6 1.6 0 0 0 2.25 2.250L18 10.500M4 5.5 6.5 3l4 4L8 9.500l-4-4ZM13.5 14.500l5 5" />
  </Icon>
);

/** An exchange. */
export const SwapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 9h14m-3.75-4L18.5 9M19.5 15h-14m3.75 4L5.5 15" />
  </Icon>
);
