import { LOCALE_INFO, type MapTiles } from '@ecocircle/shared-contracts';
import { Button, MapPinIcon, useReducedMotion } from '@ecocircle/ui-kit';
import { MapSurface, useDrawnMap, useMapGround } from '@ecocircle/ui-kit/map';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWording } from '../wording/index.ts';
import type { Place } from './coordinates.ts';
import type { PickerMap as LeafletPickerMap } from './picker-leaflet.ts';
import styles from './place-picker.module.css';

const CITY_ZOOM = 11;

/** Where the map comes from. */
export interface MapSource {
  /** The service that is asked where the own map has no streets; null: none is. */
  readonly mapTiles: MapTiles | null;
  readonly onMapFailed?: (error: unknown) => void;
}

interface PickerMapProps extends MapSource {
  readonly value: Place | null;
  readonly start: Place;
  readonly onChange: (place: Place) => void;
}

/** Loads Leaflet and draws the map; without it coordinates can be typed all the same. */
function useLeaflet({ start, onChange, mapTiles, onMapFailed }: PickerMapProps) {
  const { locale } = useWording();
  const [map, setMap] = useState<LeafletPickerMap | null>(null);
  const [isFailed, setFailed] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);
  const still = useReducedMotion();
  const { look, ground, onGround } = useMapGround(LOCALE_INFO[locale].language);
  const pick = useEffectEvent(onChange);
  const element = useDrawnMap<LeafletPickerMap>({
    load: async () => {
      const { createPickerMap } = await import(
        /* webpackChunkName: "picker-leaflet" */ './picker-leaflet.ts'
      );
      return (target) =>
        createPickerMap(target, {
          look,
          still,
          elsewhere: mapTiles,
          onGround,
          start,
          startZoom: CITY_ZOOM,
          // A copy: React must find its own element where it put it.
          mark: mark.current?.cloneNode(true) as HTMLElement,
          onPick: (place) => pick(place),
        });
    },
    onReady: setMap,
    onFailed: (error) => {
      setFailed(true);
      onMapFailed?.(error);
    },
  });
  useEffect(() => map?.setLook(look), [map, look]);
  return { map, element, mark, isFailed, ground };
}

/** The map of the picker: a tap, a drag, or the arrow keys on the mark choose the place. */
export function PickerMap(props: PickerMapProps) {
  const { value, onChange } = props;
  const { t } = useWording();
  const { map, element, mark, isFailed, ground } = useLeaflet(props);
  const [lng, lat] = [value?.lng ?? null, value?.lat ?? null];
  useEffect(() => map?.setPlace(lng === null || lat === null ? null : { lng, lat }), [map, lng, lat]);
  return (
    <div className={styles.map}>
      <MapSurface
        element={element}
        label={t('place.map')}
        zoomInLabel={t('place.zoomIn')}
        zoomOutLabel={t('place.zoomOut')}
        noStreetsLabel={t('place.noStreets')}
        newTabLabel={t('place.newTab')}
        zoomBy={map?.zoomBy ?? null}
        ground={ground}
      />
      <span hidden>
        <button ref={mark} type="button" className={styles.mark} aria-label={t('place.mark')}>
          <MapPinIcon size="lg" />
        </button>
      </span>
      {isFailed && <p className={styles.failed}>{t('place.mapFailed')}</p>}
      {map && !value && (
        <div className={styles.middle}>
          <Button variant="secondary" size="sm" onClick={() => onChange(map.centre())}>
            {t('place.putHere')}
          </Button>
        </div>
      )}
    </div>
  );
}
