import { useServices } from '@ecocircle/app-kit/remote';
import { isCallCancelled } from '@ecocircle/shared-contracts';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchReadyPoints, type PointListQuery, WHOLE_LIST } from '../../points/index.ts';
import { list } from './model.ts';
import { pointsAdded } from './selection.ts';

/** Chooses the points of all pages of the list that are ready for review, and keeps whether there were any. */
export function useReadyPoints() {
  const { t } = useTranslation();
  const { api, notifications } = useServices();
  const [query, add] = useUnit([list.$wanted, pointsAdded]);
  const [isLooking, setLooking] = useState(false);
  const [without, setWithout] = useState<PointListQuery | null>(null);
  const choose = async (): Promise<void> => {
    setLooking(true);
    try {
      const { ids } = await fetchReadyPoints(api, query ?? WHOLE_LIST);
      add(ids);
      setWithout(ids.length > 0 ? null : query);
    } catch (error) {
      if (!isCallCancelled(error))
        notifications.show({
          kind: 'error',
          title: t('points.select.failed'),
          text: t('points.select.failedText'),
          timeout: 0,
        });
    } finally {
      setLooking(false);
    }
  };
  return { isLooking, isNoneReady: query !== null && without === query, choose };
}
