import { useWording } from '@ecocircle/app-kit/wording';
import { Card, EmptyState, jarDrawing, Skeleton } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $user } from '../../account/index.ts';
import { BalanceCard } from '../../balance/index.ts';
import { NavigatedPage } from '../../navigation/index.ts';
import { ListPager } from '../../pager/index.ts';
import { LoadingRows, RequestFailed, StaleNotice } from '../../request-states/index.ts';
import styles from './balance-page.module.css';
import { PAGE_SIZE } from './fetch-withdrawals.ts';
import { history } from './model.ts';
import row from './withdrawal-row.module.css';
import { WithdrawalRow } from './withdrawal-row.tsx';

/** The address of a page of the history. */
const historyPath = (page: number): string => `/profile/balance${page > 1 ? `?page=${page}` : ''}`;

function NoWithdrawals() {
  const { t } = useWording();
  return (
    <EmptyState
      level={3}
      drawing={jarDrawing}
      title={t('balance.empty.title')}
      text={t('balance.empty.text')}
    />
  );
}

function Withdrawals() {
  const [state, retry] = useUnit([history.$state, history.refreshed]);
  if (state.kind === 'failed')
    return <RequestFailed about="balance" level={3} cause={state.cause} onRetry={() => retry()} />;
  if (state.kind !== 'ready')
    return (
      <LoadingRows count={4} className={row.row}>
        <Skeleton lines={2} />
      </LoadingRows>
    );
  const { entries, total } = state.data;
  return (
    <>
      {state.stale && <StaleNotice onRetry={() => retry()} />}
      {total === 0 ? (
        <NoWithdrawals />
      ) : (
        <ul className={styles.rows} aria-labelledby="withdrawals" aria-busy={state.refreshing}>
          {entries.map((withdrawal) => (
            <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </ul>
      )}
    </>
  );
}

function HistoryPager() {
  const state = useUnit(history.$state);
  if (state.kind !== 'ready') return null;
  return (
    <ListPager page={state.params} last={Math.ceil(state.data.total / PAGE_SIZE)} pathOf={historyPath} />
  );
}

/** The balance, which follows the live socket, and what was taken from it. */
export function BalancePage() {
  const { t } = useWording();
  const [user, leave] = useUnit([$user, history.left]);
  useEffect(() => leave, [leave]);
  if (!user) return null;
  return (
    <NavigatedPage>
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
    </NavigatedPage>
  );
}
