import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

/** Sides of the icon sizes in CSS pixels; footer is the size of a footer's icons. */
export const ICON_SIZES = { xsm: 14, sm: 18, footer: 20, md: 24, lg: 34, xlg: 42 } as const;

/** A size of an icon. */
export type IconSize = keyof typeof ICON_SIZES;

/** What every icon takes. */
export interface IconProps {
  /** md (24) unless given. */
  readonly size?: IconSize;
  /** Read to screen readers; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** An icon drawn on a 24 grid with one line weight, in the colour of the text around it. */
export type IconComponent = (props: IconProps) => ReactNode;

/** The frame of an icon: size, line weight and accessible name. */
export function Icon({
  size = 'md',
  label,
  className,
  children,
}: IconProps & { readonly children: ReactNode }) {
  const side = ICON_SIZES[size];
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={classNames(styles.icon, className)}
      data-size={size}
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable={false}
    >
      {children}
    </svg>
  );
}

/** A path, or a circle by its centre and its radius. */
type Shape = string | readonly [x: number, y: number, radius: number];

/**
 * An icon of shapes. The mark lets a build drop the icons that nobody shows.
 *
 * @example
 * export const ClockIcon = drawn([12, 12, 8.25], 'M12 7.5V12l3 2');
 */
/*#__NO_SIDE_EFFECTS__*/
export function drawn(...shapes: readonly Shape[]): IconComponent {
  const marks = shapes.map((shape) => {
    if (typeof shape === 'string') return <path key={shape} d={shape} />;
    const [x, y, radius] = shape;
    return <circle key={`${shape}`} cx={x} cy={y} r={radius} />;
  });
  return (props) => <Icon {...props}>{marks}</Icon>;
}
