import { MATERIAL_FAMILIES, type MaterialFamily } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowRightIcon, ButtonLink } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { frameSize, frameTiles, WIDE_FRAME } from '../../still-map/index.ts';
import { formatNumber, useLocale } from '../../wording/index.ts';
import type { MapTeaserData } from './load-map-teaser.ts';
import styles from './map-teaser.module.css';

/** Whom the built-in map's tiles must name. */
const ATTRIBUTION = 'Natural Earth · GeoNames';

const tileUrl = (theme: string, language: string, zoom: number, { x, y }: { x: number; y: number }): string =>
  `/basemap/${theme}/${zoom}/${x}/${y}.svg?lang=${language}`;

function Tiles({ map }: { readonly map: MapTeaserData }) {
  const language = new Intl.Locale(useLocale()).language;
  return (
    <div className={styles.tiles}>
      {frameTiles(map).map((tile) => (
        <picture key={`${tile.x}/${tile.y}`}>
          <source media="(prefers-color-scheme: dark)" srcSet={tileUrl('dark', language, map.zoom, tile)} />
          <img
            src={tileUrl('light', language, map.zoom, tile)}
            width="256"
            height="256"
            alt=""
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </div>
  );
}

const SIZE = frameSize(WIDE_FRAME);

const radius = (count: number): number => Math.min(30, 11 + Math.log2(count) * 2);
const known = (family: string): MaterialFamily =>
  MATERIAL_FAMILIES.find((name) => name === family) ?? 'other';

function Marks({ map: { marks, clusters } }: { readonly map: MapTeaserData }) {
  const locale = useLocale();
  return (
    <svg className={styles.marks} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      {marks.map(({ x, y, family }) => (
        <circle key={`${x}/${y}`} className={styles.mark} data-family={known(family)} cx={x} cy={y} r="9" />
      ))}
      {clusters.map(({ x, y, count }) => (
        <g key={`${x}/${y}`} className={styles.cluster}>
          <circle className={styles.halo} cx={x} cy={y} r={radius(count) + 5} />
          <circle className={styles.disc} cx={x} cy={y} r={radius(count)} />
          <text className={styles.count} x={x} y={y} dy="0.35em">
            {formatNumber(count, locale)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A still piece of the map around a city, which leads to the map itself. */
export function MapTeaser({ map }: { readonly map: MapTeaserData }) {
  const { t } = useTranslation('mf-public');
  const number = formatNumber(map.points, useLocale());
  return (
    <section className={styles.section} aria-labelledby="map-teaser">
      <div className={styles.frame}>
        <div className={styles.sheet} data-x={map.shift.x} data-y={map.shift.y}>
          <Tiles map={map} />
          <Marks map={map} />
        </div>
        <small className={styles.attribution}>{ATTRIBUTION}</small>
        <div className={styles.card}>
          <h2 id="map-teaser" className={styles.title}>
            {t('home.map.title', { city: map.city })}
          </h2>
          <p className={styles.text}>{t('home.map.text', { count: map.points, number, city: map.city })}</p>
          <ButtonLink
            className={styles.link}
            render={<Link to={`/recycling-points?city=${encodeURIComponent(map.city)}`} />}
            trailingIcon={<ArrowRightIcon size="sm" />}
          >
            {t('home.map.open')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
