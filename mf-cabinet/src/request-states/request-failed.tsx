import type { FailureCause } from '@ecocircle/app-kit/request';
import { Button, ErrorState, lostDrawing, offlineDrawing, RefreshIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';

/** What failed: the key of its texts, why, and what asks for it again. */
export interface RequestFailedProps {
  readonly about:
    | 'balance'
    | 'points'
    | 'editor'
    | 'history'
    | 'myEvents'
    | 'eventEditor'
    | 'organization'
    | 'organizationHistory';
  readonly cause: FailureCause;
  readonly onRetry: () => void;
  /** The level of the title's heading. */
  readonly level?: 2 | 3;
}

/** Stands where the data would be. */
export function RequestFailed({ about, cause, onRetry, level = 2 }: RequestFailedProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      level={level}
      drawing={cause === 'offline' ? offlineDrawing : lostDrawing}
      title={t(`${about}.failed.title`)}
      text={t(`${about}.failed.${cause}`)}
      action={
        <Button icon={<RefreshIcon size="sm" />} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
      announce
    />
  );
}
