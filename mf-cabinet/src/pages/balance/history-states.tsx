import { EmptyState, jarDrawing, Skeleton } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import row from './withdrawal-row.module.css';

const ROWS = ['a', 'b', 'c', 'd'];

/** Rows of the size of withdrawals, before the history is there. */
export function HistorySkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      {ROWS.map((key) => (
        <div key={key} className={row.row} aria-hidden="true">
          <Skeleton lines={2} />
        </div>
      ))}
    </>
  );
}

/** Nothing was withdrawn yet. */
export function NoWithdrawals() {
  const { t } = useTranslation();
  return (
    <EmptyState
      level={3}
      drawing={jarDrawing}
      title={t('balance.empty.title')}
      text={t('balance.empty.text')}
    />
  );
}
