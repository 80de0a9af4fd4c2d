import type { MaterialFamily } from '@ecocircle/shared-contracts';
import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { MaterialIcon } from '../icons/index.ts';
import styles from './material-mark.module.css';

/** Props of {@link MaterialMark}. */
export interface MaterialMarkProps {
  readonly family: MaterialFamily;
  readonly size?: 'sm' | 'md';
}

/** The icon of a family of materials on a tile in the family's hue: decoration beside the word. */
export function MaterialMark({ family, size = 'md' }: MaterialMarkProps): ReactElement {
  return (
    <span className={classNames(styles.mark, styles[size], styles[family])}>
      <MaterialIcon family={family} size={size === 'sm' ? 'xsm' : 'sm'} />
    </span>
  );
}
