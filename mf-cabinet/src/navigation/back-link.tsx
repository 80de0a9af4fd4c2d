import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowLeftIcon, Link as KitLink } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import styles from './back-link.module.css';

interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** Leads from a page back to the list that it belongs to. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <p className={styles.back}>
    <KitLink variant="standalone" icon={<ArrowLeftIcon size="sm" />} render={<Link to={to} />}>
      {children}
    </KitLink>
  </p>
);
