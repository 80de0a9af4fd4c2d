import type { FailureCause } from '@ecocircle/app-kit/request';
import { Button, ErrorState, lostDrawing, offlineDrawing, RefreshIcon, Skeleton } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';

/** Stands for what is being loaded. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <div aria-hidden="true">
        <Skeleton lines={6} />
      </div>
    </>
  );
}

interface FailedProps {
  readonly cause: FailureCause;
  readonly onRetry: () => void;
  /** 1 where there is nothing else on the page. */
  readonly level?: 1 | 2;
}

/** Stands where what could not be loaded would be. */
export function Failed({ cause, onRetry, level = 2 }: FailedProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      level={level}
      drawing={cause === 'offline' ? offlineDrawing : lostDrawing}
      title={t('notLoaded.title')}
      text={t(`notLoaded.${cause}`)}
      action={
        <Button icon={<RefreshIcon size="sm" />} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
      announce
    />
  );
}
