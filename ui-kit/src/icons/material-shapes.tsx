import { Icon, type IconProps } from '../icon/index.ts';

/** Paper and cardboard. */
export const PaperIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3.500h7l4 4v11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z" />
    <path d="M13.75 3.750V8H18M8.5 12h6M8.5 15.500h4" />
  </Icon>
);

/** Plastic. */
export const PlasticBottleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.75 2.750h4.500v2.500h-4.500zM10 5.250v1.500c0 1.5-2.25 2.25-2.25 4.500v7.750a2.25 2.25 0 0 0 2.25 2.250h4a2.25 2.25 0 0 0 2.25-2.250v-7.750c0-2.25-2.25-3-2.25-4.500v-1.500M7.75 12.500h8.500M7.75 16.750h8.5" />
  </Icon>
);

/** Glass. */
export const GlassJarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3h10v3H7zM8 6c0 1.3-2 1.7-2 3.700V19a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V9.700C18 7.7 16 7.3 16 6M9.25 11v4.5" />
  </Icon>
);

/** Metal. */
export const CanIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 6c0-1.5 2.5-2.5 5.5-2.500s5.5 1 5.5 2.5-2.5 2.5-5.5 2.500S6.5 7.5 6.5 6ZM6.5 6v12c0 1.5 2.5 2.5 5.5 2.500s5.5-1 5.5-2.500V6M10.75 6h2.5" />
  </Icon>
);

/** Clothes and textile. */
export const TShirtIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m8.5 4-5 3 2 4 2-1v10h9V10l2 1 2-4-5-3c-.5 1.75-1.75 2.75-3.5 2.750S9 5.75 8.5 4Z" />
  </Icon>
);

/** Electronics. */
export const DeviceIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM6 16.500h12M11.5 18.750h1" />
  </Icon>
);

/** Batteries, lamps and other hazardous waste. */
export const BatteryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.5 5V3h5v2M9 5h6a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM12.6 9.25 10.25 13h3.500l-2.35 3.75" />
  </Icon>
);

/** Food and plants. */
export const AppleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 8c-1-1.3-2.3-1.75-3.5-1.750C6.25 6.25 4.75 8.5 4.75 12c0 4.25 2.5 8.75 5 8.75 1 0 1.5-.5 2.25-.5s1.25.5 2.25.5c2.5 0 5-4.5 5-8.75 0-3.5-1.5-5.75-3.75-5.750C14.3 6.25 13 6.7 12 8ZM12 8c0-2.5 1-4.25 3-5" />
  </Icon>
);

/** Furniture and other large things. */
export const SofaIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 10.500V8a2.5 2.5 0 0 1 2.5-2.500h8A2.5 2.5 0 0 1 18.5 8v2.500M7 14.500v-2a2 2 0 1 0-4 0V16a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-3.500a2 2 0 1 0-4 0v2H7ZM5.5 18v2m13-2v2M12 5.500v9" />
  </Icon>
);

/** Anything else. */
export const BagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.5 7.500C6.5 9.5 4.75 13 4.75 16a4.5 4.5 0 0 0 4.5 4.500h5.500a4.5 4.5 0 0 0 4.5-4.500c0-3-1.75-6.5-4.75-8.500M9.5 7.500h5M9.5 7.5 8 3.500l2.25 1L12 3.250l1.75 1.25 2.25-1-1.5 4" />
  </Icon>
);
