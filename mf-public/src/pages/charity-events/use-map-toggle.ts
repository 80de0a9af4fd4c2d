import { useOnDemand } from '@ecocircle/app-kit/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMap } from './map-pane.tsx';

/** Where there is no room beside the list, the map opens above it. */
export interface MapToggle {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Whether the map was asked for; it opens once its code is there. */
export function useMapToggle(): MapToggle {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const map = useOnDemand(loadMap, t('events.mapFailed'));
  const toggle = () => (isOpen ? setOpen(false) : map.ask(() => setOpen(true)));
  return { isOpen, toggle };
}
