import type { AppStore } from '@ecocircle/shared-contracts';
import type { ReactElement } from 'react';
import styles from './store-badge.module.css';

/** Props of {@link StoreBadge}. */
export interface StoreBadgeProps {
  readonly store: AppStore;
  readonly href: string;
  /** What the badge says, with the shop's name where the language has it: "Get it on Google Play". */
  readonly label: string;
  /** Said to screen readers after it: "opens in a new tab". */
  readonly externalLabel: string;
}

/** A shop's name in a label, with an ending that hangs on it. */
const NAME = /((?:App\sStore|Google\sPlay)\S*)/;

const GLYPHS: Readonly<Record<AppStore, ReactElement>> = {
  'app-store': (
    <path
      d="m13.6 4.200-6.500 11.300M10.400 4.200l6.500 11.300M4.300 15.500h9.200m3 0h3.200M5.700 18.100l-.9 1.600m12.500-3.500 2 3.500"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  'google-play': (
    <>
      <path
        d="M5 3.600 13.400 12 5 20.400a1.700 1.700 0 0 1-.5-1.200V4.800c0-.5.2-.9.5-1.200Z"
        fill="#63c6ab"
      />
      <path d="m5.700 3.200 10.700 6.200-2.300 2.100Z" fill="#e3f1ec" />
      <path d="m5.700 20.800 10.700-6.200-2.300-2.100Z" fill="#37927b" />
      <path d="m17.300 9.900 2.700 1.500c.7.400.7 1.100 0 1.500l-2.700 1.300-2.500-2.200Z" fill="#f2b84b" />
    </>
  ),
};

/** A link to the mobile app in a shop: a badge drawn for this project. */
export function StoreBadge({ store, href, label, externalLabel }: StoreBadgeProps): ReactElement {
  return (
    <a href={href} target="_blank" rel="noopener" className={styles.badge}>
      <svg
        className={styles.glyph}
        viewBox="0 0 24 24"
        width="28"
        height="28"
        aria-hidden="true"
        focusable="false"
      >
        {GLYPHS[store]}
      </svg>
      <span className={styles.text}>
        {label.split(NAME).map((words, at) => (
          <span key={at} className={at === 1 ? styles.name : styles.small}>
            {words}
          </span>
        ))}
      </span>
      <span className="visually-hidden"> ({externalLabel})</span>
    </a>
  );
}
