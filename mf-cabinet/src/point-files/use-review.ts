import { useServices } from '@ecocircle/app-kit/remote';
import { isCallCancelled } from '@ecocircle/shared-contracts';
import type { BulkReview } from '@ecocircle/shared-contracts/point-file';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pointsChanged } from '../points/index.ts';
import { askReviews } from './calls.ts';

/** Asks for many reviews at once, and keeps what became of it until it was read. */
export function useReview() {
  const { t } = useTranslation();
  const { api, notifications } = useServices();
  const changed = useUnit(pointsChanged);
  const [isSending, setSending] = useState(false);
  const [review, setReview] = useState<BulkReview | null>(null);
  const send = async (ids?: readonly string[]): Promise<void> => {
    setSending(true);
    try {
      setReview(await askReviews(api, ids));
      changed();
    } catch (error) {
      if (!isCallCancelled(error))
        notifications.show({
          kind: 'error',
          title: t('pointFiles.review.failed'),
          text: t('pointFiles.review.failedText'),
          timeout: 0,
        });
    } finally {
      setSending(false);
    }
  };
  return { isSending, review, send, forget: () => setReview(null) };
}
