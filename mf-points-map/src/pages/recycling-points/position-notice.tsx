import { formatDistance, useWording } from '@ecocircle/app-kit/wording';
import { Button, CloseIcon, IconButton } from '@ecocircle/ui-kit';
import { useEffect } from 'react';
import styles from './map-overlay.module.css';
import type { PositionNote } from './use-own-position.ts';

/** Props of {@link PositionNotice}. */
export interface PositionNoticeProps {
  readonly note: PositionNote;
  readonly onChooseCity: () => void;
  readonly onDismiss: () => void;
  /** It stands on the map, where its code may have come late. */
  readonly onShown: () => void;
}

/** Says why the map does not know where the visitor is, or how roughly, and offers a way on. */
export default function PositionNotice({ note, onChooseCity, onDismiss, onShown }: PositionNoticeProps) {
  const { t, locale } = useWording();
  const distance = note.kind === 'rough' ? formatDistance(note.accuracy, locale) : '';
  useEffect(onShown, [onShown]);
  return (
    <div className={styles.failure} data-covers>
      <p>{t(`map.position.${note.kind}`, { distance })}</p>
      <Button size="sm" onClick={onChooseCity}>
        {t('map.chooseCity')}
      </Button>
      <IconButton size="sm" label={t('map.closeNote')} icon={<CloseIcon size="sm" />} onClick={onDismiss} />
    </div>
  );
}
