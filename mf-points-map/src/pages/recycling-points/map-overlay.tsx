import { Button, ButtonLink, IconButton, LocateIcon, MinusIcon, PlusIcon } from '@ecocircle/ui-kit';
import { type GroundState, MapMakers } from '@ecocircle/ui-kit/map';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeafletMap } from '../../map-canvas/index.ts';
import styles from './map-overlay.module.css';
import type { PositionNoticeProps } from './position-notice.tsx';
import { useOwnPosition } from './use-own-position.ts';

/** The bare words, where the code of the notice does not come. How roughly a position is known the map shows, too. */
function PositionWords({ note }: Pick<PositionNoticeProps, 'note'>) {
  const { t } = useTranslation();
  if (note.kind === 'rough') return null;
  return (
    <p className={styles.failure} data-covers>
      {t(`map.position.${note.kind}`)}
    </p>
  );
}

/** Most visitors are where their device says, or never ask it. */
const PositionNotice = lazy<ComponentType<PositionNoticeProps>>(() =>
  import(/* webpackChunkName: "list-notices" */ './position-notice.tsx').catch(() => ({
    default: PositionWords,
  })),
);

/** What floats on the map: zoom, attribution, and what went wrong. */
export function MapOverlay({
  map,
  ground,
  failure,
  onRetry,
  wholeHref,
  onShown,
  zoomedHref,
}: {
  readonly map: LeafletMap | null;
  readonly ground: GroundState;
  readonly failure: 'map' | 'points' | 'preparing' | null;
  readonly onRetry: () => void;
  /** The map on its own site, where another one shows it. */
  readonly wholeHref: string | null;
  /** What floats on the map may be something else than before. */
  readonly onShown: () => void;
  /** The address of the page with its map so many zooms closer: until the map can be moved, and without scripts. */
  readonly zoomedHref: (steps: number) => string;
}) {
  const { t } = useTranslation();
  const own = useOwnPosition(map);
  useEffect(onShown);
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
        <div className={styles.failure} role={failure === 'preparing' ? 'status' : 'alert'} data-covers>
          <p>{t(`map.failed.${failure}`)}</p>
          {failure !== 'preparing' && (
            <Button size="sm" onClick={onRetry}>
              {t('map.retry')}
            </Button>
          )}
        </div>
      )}
      {/* It is there before its words: a region that comes with them is not read out. */}
      <div role="status">
        <Suspense>
          {!failure && own.note && (
            <PositionNotice
              note={own.note}
              onChooseCity={own.chooseCity}
              onDismiss={own.dismiss}
              onShown={onShown}
            />
          )}
        </Suspense>
      </div>
      <div className={styles.foot}>
        <div className={styles.zoom} data-covers>
          <IconButton
            label={t('map.locate')}
            icon={<LocateIcon />}
            variant="secondary"
            aria-pressed={own.isFollowing}
            data-waiting={map ? undefined : true}
            onClick={own.toggle}
          />
          {zoom(t('map.zoomIn'), <PlusIcon />, 1)}
          {zoom(t('map.zoomOut'), <MinusIcon />, -1)}
        </div>
        {wholeHref && (
          <ButtonLink
            href={wholeHref}
            target="_blank"
            rel="noopener"
            size="sm"
            variant="secondary"
            className={styles.whole}
            data-covers
          >
            {t('map.whole')}
          </ButtonLink>
        )}
        <p className={styles.attribution} data-covers>
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
