import type { MaterialFamily } from '@ecocircle/shared-contracts';
import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { MaterialIcon } from '../icons/index.ts';
import styles from './material-mark.module.css';

/** Props of {@link MaterialMark}. */
export interface MaterialMarkProps {
  readonly family: MaterialFamily;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Read to screen readers; without it the mark is decoration beside the word. */
  readonly label?: string;
  readonly className?: string | undefined;
}

const ICON_OF = { sm: 'xsm', md: 'sm', lg: 'md' } as const;

/** The icon of a family of materials on a tile in the family's hue. */
export function MaterialMark({ family, size = 'md', label, className }: MaterialMarkProps): ReactElement {
  return (
    <span className={classNames(styles.mark, styles[size], styles[family], className)}>
      <MaterialIcon family={family} size={ICON_OF[size]} {...(label !== undefined && { label })} />
    </span>
  );
}
