import type { PointStatus } from '@ecocircle/shared-contracts';
import { StatusLabel } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';

/** A point's status in the page's language. */
export function PointStatusLabel({ status, className }: { status: PointStatus; className?: string }) {
  const { t } = useTranslation();
  return (
    <StatusLabel status={status} className={className}>
      {t(`status.${status}`)}
    </StatusLabel>
  );
}
