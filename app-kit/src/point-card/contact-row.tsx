import type { ReactNode } from 'react';
import styles from './contacts.module.css';

/** A phone number as a link dials it. */
export const digitsOf = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');

/** One way to reach somebody, behind its icon. */
export function Row({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={styles.row}>
      {icon}
      <span dir="auto">{children}</span>
    </li>
  );
}
