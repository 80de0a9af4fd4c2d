import {
  Button,
  EmptyState,
  ErrorState,
  jarDrawing,
  lostDrawing,
  offlineDrawing,
  RefreshIcon,
  Skeleton,
} from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { type History, retryPressed } from './model.ts';
import row from './withdrawal-row.module.css';

const ROWS = ['a', 'b', 'c', 'd'];

/** Rows of the size of withdrawals, before the history is there. */
export function HistorySkeleton() {
  const { t } = useTranslation('mf-cabinet');
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
  const { t } = useTranslation('mf-cabinet');
  return (
    <EmptyState
      level={3}
      drawing={jarDrawing}
      title={t('balance.empty.title')}
      text={t('balance.empty.text')}
    />
  );
}

/** The history could not be had. */
export function HistoryFailed({ cause }: { readonly cause: Extract<History, { kind: 'failed' }>['cause'] }) {
  const { t } = useTranslation('mf-cabinet');
  const retry = useUnit(retryPressed);
  return (
    <ErrorState
      level={3}
      drawing={cause === 'offline' ? offlineDrawing : lostDrawing}
      title={t('balance.failed.title')}
      text={t(`balance.failed.${cause}`)}
      action={
        <Button icon={<RefreshIcon size="sm" />} onClick={() => retry()}>
          {t('retry')}
        </Button>
      }
      announce
    />
  );
}
