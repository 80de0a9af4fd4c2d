import { Button, IconButton, MinusIcon, PlusIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import type { LeafletMap } from '../../map-canvas/index.ts';
import styles from './map-overlay.module.css';

/** What floats on the map: zoom, attribution, and what went wrong. */
export function MapOverlay({
  map,
  attribution,
  tiles,
  failure,
  onRetry,
}: {
  readonly map: LeafletMap | null;
  readonly attribution: string;
  readonly tiles: boolean;
  readonly failure: 'map' | 'points' | null;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      {failure && (
        <div className={styles.failure} role="alert">
          <p>{t(`map.failed.${failure}`)}</p>
          <Button size="sm" onClick={onRetry}>
            {t('map.retry')}
          </Button>
        </div>
      )}
      <div className={styles.zoom}>
        <IconButton
          label={t('map.zoomIn')}
          icon={<PlusIcon />}
          variant="secondary"
          disabled={!map}
          onClick={() => map?.zoomBy(1)}
        />
        <IconButton
          label={t('map.zoomOut')}
          icon={<MinusIcon />}
          variant="secondary"
          disabled={!map}
          onClick={() => map?.zoomBy(-1)}
        />
      </div>
      <p className={styles.attribution}>
        {!tiles && <span>{t('map.noTiles')}</span>}
        <span>{attribution}</span>
      </p>
    </>
  );
}
