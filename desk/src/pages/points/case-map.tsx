import { useWording } from '@ecocircle/app-kit/wording';
import { LOCALE_INFO, type RecyclingPoint } from '@ecocircle/shared-contracts';
import { useNavigate } from '@ecocircle/shared-contracts/router';
import { useReducedMotion } from '@ecocircle/ui-kit';
import { MapSurface, useDrawnMap, useMapGround } from '@ecocircle/ui-kit/map';
import { useEffect, useState } from 'react';
import { useTrail } from '../../frame/trail.ts';
import type { CaseMap as LeafletCaseMap } from './case-leaflet.ts';
import styles from './case-map.module.css';
import type { Neighbour } from './model.ts';

interface CaseMapProps {
  readonly point: RecyclingPoint;
  readonly neighbours: readonly Neighbour[];
}

/** The place of a point, and what stands near it. Where the map cannot be drawn, the lists say the same. */
export function CaseMap({ point, neighbours }: CaseMapProps) {
  const { t, locale } = useWording();
  const navigate = useNavigate();
  const { onward } = useTrail();
  const [map, setMap] = useState<LeafletCaseMap | null>(null);
  const [isFailed, setFailed] = useState(false);
  const still = useReducedMotion();
  const { look, ground, onGround } = useMapGround(LOCALE_INFO[locale].language);
  const element = useDrawnMap<LeafletCaseMap>({
    load: async () => {
      const { createCaseMap } = await import(/* webpackChunkName: "case-leaflet" */ './case-leaflet.ts');
      return (target) =>
        createCaseMap(target, {
          look,
          still,
          // What is looked into is told to no other host.
          elsewhere: null,
          onGround,
          place: point.coords,
          iconUrl: point.icon.url,
          classNames: { own: styles.own, neighbour: styles.neighbour },
          neighbours: neighbours.map(({ id, name, coords }) => ({
            place: coords,
            label: name || t('points.unnamed'),
            href: `/points/${id}`,
            onPress: () => void navigate(`/points/${id}`, { state: onward }),
          })),
        });
    },
    onReady: setMap,
    onFailed: () => setFailed(true),
  });
  useEffect(() => map?.setLook(look), [map, look]);
  if (isFailed) return <p>{t('points.mapFailed')}</p>;
  return (
    <div className={styles.map}>
      <MapSurface
        element={element}
        label={t('points.map')}
        zoomInLabel={t('points.zoomIn')}
        zoomOutLabel={t('points.zoomOut')}
        noStreetsLabel={t('points.noStreets')}
        newTabLabel={t('points.newTab')}
        zoomBy={map?.zoomBy ?? null}
        ground={ground}
      />
    </div>
  );
}
