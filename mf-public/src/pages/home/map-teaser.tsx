import { useWording } from '@ecocircle/app-kit/wording';
import { MATERIAL_FAMILIES, type MaterialFamily } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowRightIcon, ButtonLink } from '@ecocircle/ui-kit';
import layout from '../../layout/layout.module.css';
import { StillMap } from '../../still-map/index.ts';
import type { MapTeaserData } from './load-map-teaser.ts';
import styles from './map-teaser.module.css';

const radius = (count: number): number => Math.min(30, 11 + Math.log2(count) * 2);
const known = (family: string): MaterialFamily =>
  MATERIAL_FAMILIES.find((name) => name === family) ?? 'other';

function Marks({ map: { marks, clusters } }: { readonly map: MapTeaserData }) {
  const { number } = useWording();
  return (
    <>
      {marks.map(({ x, y, family }) => (
        <circle
          key={`${x}/${y}`}
          className={styles.mark}
          fill={`var(--material-${known(family)})`}
          cx={x}
          cy={y}
          r="9"
        />
      ))}
      {clusters.map(({ x, y, count }) => (
        <g key={`${x}/${y}`}>
          <circle className={styles.halo} cx={x} cy={y} r={radius(count) + 5} />
          <circle className={styles.disc} cx={x} cy={y} r={radius(count)} />
          <text className={styles.count} x={x} y={y} dy="0.35em">
            {number(count)}
          </text>
        </g>
      ))}
    </>
  );
}

/** A still piece of the map around a city, which leads to the map itself. */
export function MapTeaser({ map }: { readonly map: MapTeaserData }) {
  const { t, number } = useWording();
  return (
    <section className={`${layout.section} ${layout.below}`} data-below aria-labelledby="map-teaser">
      <div className={styles.frame}>
        <StillMap frame={map} ground={map.ground} className={styles.sheet}>
          <Marks map={map} />
        </StillMap>
        <div className={styles.card}>
          <h2 id="map-teaser" className={styles.title}>
            {t('home.map.title', { city: map.city })}
          </h2>
          <p className={styles.text}>
            {t('home.map.text', { count: map.points, number: number(map.points), city: map.city })}
          </p>
          <ButtonLink
            className={styles.link}
            render={<Link to="/recycling-points" />}
            trailingIcon={<ArrowRightIcon size="sm" />}
          >
            {t('home.map.open')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
