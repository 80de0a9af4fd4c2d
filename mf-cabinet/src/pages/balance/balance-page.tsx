import { Card } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $user } from '../../account/index.ts';
import { BalanceCard } from '../../balance/index.ts';
import { TopNavigation } from '../../navigation/index.ts';
import { Pager } from '../../pager/index.ts';
import { useWording } from '../../wording/index.ts';
import styles from './balance-page.module.css';
import { PAGE_SIZE } from './fetch-withdrawals.ts';
import { historyPath } from './history-page.ts';
import { HistoryFailed, HistorySkeleton, NoWithdrawals } from './history-states.tsx';
import { $history, $refreshing, historyLeft } from './model.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

function Withdrawals() {
  const [history, isRefreshing] = useUnit([$history, $refreshing]);
  if (history.kind === 'loading') return <HistorySkeleton />;
  if (history.kind === 'failed') return <HistoryFailed cause={history.cause} />;
  if (history.total === 0) return <NoWithdrawals />;
  return (
    <ul className={styles.rows} aria-labelledby="withdrawals" aria-busy={isRefreshing}>
      {history.withdrawals.map((withdrawal) => (
        <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
      ))}
    </ul>
  );
}

function HistoryPager() {
  const history = useUnit($history);
  if (history.kind !== 'ready') return null;
  return <Pager page={history.page} last={Math.ceil(history.total / PAGE_SIZE)} pathOf={historyPath} />;
}

/** The balance, which follows the live socket, and what was taken from it. */
export function BalancePage() {
  const { t } = useWording();
  const [user, leave] = useUnit([$user, historyLeft]);
  useEffect(() => leave, [leave]);
  if (!user) return null;
  return (
    <div className={styles.page}>
      <TopNavigation />
      <h1 className={styles.title}>{t('balance.title')}</h1>
      <div className={styles.columns}>
        <BalanceCard balance={user.balance} />
        <section aria-labelledby="withdrawals">
          <h2 id="withdrawals" className={styles.heading}>
            {t('balance.history')}
          </h2>
          <Card padding="none">
            <Withdrawals />
          </Card>
          <HistoryPager />
        </section>
      </div>
    </div>
  );
}
