import { useWording } from '@ecocircle/app-kit/wording';
import type { Withdrawal } from '@ecocircle/shared-contracts';
import styles from './withdrawal-row.module.css';

/** A withdrawal: what for and when, how much, and what was left. */
export function WithdrawalRow({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t, number, counted, moment } = useWording();
  const { amount, balanceAfter, comment, createdAt } = withdrawal;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.purpose} dir="auto">
          {comment || t('balance.withdrawal')}
        </p>
        <time dateTime={createdAt} className={styles.detail}>
          {moment(createdAt)}
        </time>
      </div>
      <div className={styles.figures}>
        <p className={styles.amount}>
          <span className="visually-hidden">{counted('balance.taken', amount)}</span>
          <span aria-hidden="true">{number(-amount)}</span>
        </p>
        <p className={styles.detail}>{counted('balance.left', balanceAfter)}</p>
      </div>
    </li>
  );
}
