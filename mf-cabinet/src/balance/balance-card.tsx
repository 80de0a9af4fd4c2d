import { useWording } from '@ecocircle/app-kit/wording';
import { Card } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import styles from './balance-card.module.css';

/** The balance in whole points, and a link to go on. */
export interface BalanceCardProps {
  readonly balance: number;
  readonly action?: ReactNode;
}

/** The balance, which follows the live socket by itself. */
export function BalanceCard({ balance, action }: BalanceCardProps) {
  const { t, number } = useWording();
  return (
    <Card as="section" tone="deep" aria-labelledby="balance">
      <h2 id="balance" className={styles.title}>
        {t('profile.balance.title')}
      </h2>
      <p role="status" className={styles.amount}>
        <span className={styles.number}>{number(balance)}</span>{' '}
        <span className={styles.unit}>{t('profile.balance.unit', { count: balance })}</span>
      </p>
      <p className={styles.hint}>{t('profile.balance.hint')}</p>
      {action && <p className={styles.action}>{action}</p>}
    </Card>
  );
}
