import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** The product's name in the page's locale. */
  readonly brand: string;
  readonly size?: 'sm' | 'md';
}

/** The portal's mark, a circle that closes in a leaf, and its name. */
export function Logo({ brand, size = 'md' }: LogoProps): ReactElement {
  return (
    <span className={classNames(styles.logo, styles[size])}>
      <svg
        className={styles.mark}
        viewBox="0 0 40 40"
        width="40"
        height="40"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.ring} d="M33.6 21.5A14 14 0 1 1 20.5 6.1" />
        <path
          className={styles.leaf}
          d="M21.6 19.4C20.6 10.9 25.4 4.6 36.4 4c.6 10.2-4.9 16.4-14.8 15.400Z"
        />
        <path className={styles.stem} d="M15.8 25.2c1.6-3.2 3.6-5.9 6.1-8.2" />
        <path className={styles.vein} d="M21.9 17c1.9-1.7 3.9-3.2 6.1-4.4" />
      </svg>
      <span>{brand}</span>
    </span>
  );
}
