import { useWording } from '@ecocircle/app-kit/wording';
import type { Withdrawal } from '@ecocircle/shared-contracts';
import styles from './withdrawal-row.module.css';

/** Points taken or given: what for and when, how many, and what was there afterwards. */
export function WithdrawalRow({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t, number, counted, moment } = useWording();
  const { amount, balanceAfter, comment, createdAt, isCredit } = withdrawal;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.purpose} dir="auto">
          {comment || t(isCredit ? 'balance.credit' : 'balance.withdrawal')}
        </p>
        <time dateTime={createdAt} className={styles.detail}>
          {moment(createdAt)}
        </time>
      </div>
      <div className={styles.figures}>
        <p className={styles.amount}>
          <span className="visually-hidden">
            {counted(isCredit ? 'balance.given' : 'balance.taken', amount)}
          </span>
          <span aria-hidden="true">{isCredit ? `+${number(amount)}` : number(-amount)}</span>
        </p>
        <p className={styles.detail}>{counted('balance.left', balanceAfter)}</p>
      </div>
    </li>
  );
}
