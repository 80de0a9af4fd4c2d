export { drawn, ICON_SIZES, Icon, type IconComponent, type IconProps, type IconSize } from './icon.tsx';
