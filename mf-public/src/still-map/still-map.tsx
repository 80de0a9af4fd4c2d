import { useServices } from '@ecocircle/app-kit/remote';
import { classNames } from '@ecocircle/ui-kit';
import { attributionOf, MapAttribution, sheetUrl } from '@ecocircle/ui-kit/map';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ElsewherePieces } from './elsewhere-pieces.tsx';
import { frameSize, type MapFrame } from './map-frame.ts';
import type { StillGround } from './still-ground.ts';
import styles from './still-map.module.css';

/** Props of {@link StillMap}. */
export interface StillMapProps {
  readonly frame: MapFrame;
  readonly ground: StillGround;
  /** Where the middle of the frame goes, as insets, and how wide the frame is. */
  readonly className: string | undefined;
  /** Of the service from elsewhere, where it is not the same. */
  readonly elsewhereFrame?: MapFrame;
  /** Whether the service from elsewhere is seen. */
  readonly onElsewhere?: (isShown: boolean) => void;
  /** What stands on the map: parts of an SVG, in pixels of the frame. */
  readonly children: ReactNode;
}

/** The own map, in one drawing. */
function Ground({ frame, ground }: Pick<StillMapProps, 'frame' | 'ground'>) {
  const { language } = useServices().locale.info;
  const drawn = (dark: boolean): string => sheetUrl(frame, { language, dark }, ground);
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={drawn(true)} />
      <img
        className={styles.ground}
        src={drawn(false)}
        {...frameSize(frame)}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/**
 * A piece of the map, shifted so that its place is in the middle. It needs no JavaScript.
 *
 * It fills the element around it. The own map is always there; where it has no streets, the tiles of a service from
 * elsewhere lie above it as they come. Nothing in it can be found by a search in the page, which would scroll it.
 */
export function StillMap(props: StillMapProps) {
  const { frame, ground, className, elsewhereFrame = frame, onElsewhere, children } = props;
  const { mapTiles } = useServices();
  const { t } = useTranslation();
  const [answers, setAnswers] = useState<'unknown' | 'yes' | 'no'>('unknown');
  const elsewhere = ground.hasStreets || answers === 'no' ? null : mapTiles;
  const isShown = answers === 'yes';
  const show = (isElsewhereShown: boolean): void => {
    setAnswers(isElsewhereShown ? 'yes' : 'no');
    onElsewhere?.(isElsewhereShown);
  };
  const { columns, shift } = frame;
  const { width, height } = frameSize(frame);
  return (
    <div className={styles.map}>
      <div
        className={classNames(styles.sheet, className)}
        data-columns={columns}
        data-x={shift.x}
        data-y={shift.y}
        inert
      >
        <Ground frame={frame} ground={ground} />
        {elsewhere && (
          <ElsewherePieces frame={elsewhereFrame} url={elsewhere.url} isShown={isShown} onShown={show} />
        )}
        <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {children}
        </svg>
      </div>
      <MapAttribution
        attribution={attributionOf(ground.attribution, isShown ? elsewhere : null)}
        newTabLabel={t('newTab')}
      />
    </div>
  );
}
