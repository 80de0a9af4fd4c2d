import { Button, ButtonLink, IconButton, MinusIcon, PlusIcon } from '@ecocircle/ui-kit';
import { type GroundState, MapMakers } from '@ecocircle/ui-kit/map';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeafletMap } from '../../map-canvas/index.ts';
import styles from './map-overlay.module.css';

/** What floats on the map: zoom, attribution, and what went wrong. */
export function MapOverlay({
  map,
  ground,
  failure,
  onRetry,
  zoomedHref,
}: {
  readonly map: LeafletMap | null;
  readonly ground: GroundState;
  readonly failure: 'map' | 'points' | 'preparing' | null;
  readonly onRetry: () => void;
  /** The address of the page with its map so many zooms closer: until the map can be moved, and without scripts. */
  readonly zoomedHref: (steps: number) => string;
}) {
  const { t } = useTranslation();
  const zoom = (label: string, icon: ReactNode, steps: number) =>
    map ? (
      <IconButton
        label={label}
        icon={icon}
        variant="secondary"
        data-part={`zoom ${steps}`}
        onClick={() => map.zoomBy(steps)}
      />
    ) : (
      <ButtonLink
        href={zoomedHref(steps)}
        rel="nofollow"
        aria-label={label}
        title={label}
        icon={icon}
        variant="secondary"
        data-part={`zoom ${steps}`}
      />
    );
  return (
    <>
      {failure && (
        <div className={styles.failure} role={failure === 'preparing' ? 'status' : 'alert'}>
          <p>{t(`map.failed.${failure}`)}</p>
          {failure !== 'preparing' && (
            <Button size="sm" onClick={onRetry}>
              {t('map.retry')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.foot}>
        <div className={styles.zoom}>
          {zoom(t('map.zoomIn'), <PlusIcon />, 1)}
          {zoom(t('map.zoomOut'), <MinusIcon />, -1)}
        </div>
        <p className={styles.attribution}>
          {!ground.isAvailable && <span>{t('map.noTiles')}</span>}
          {ground.isAvailable && ground.isAtEnd && <span>{t('map.noStreets')}</span>}
          <span>
            <MapMakers attribution={ground.attribution} newTabLabel={t('pointCard.newTab')} />
          </span>
        </p>
      </div>
    </>
  );
}
