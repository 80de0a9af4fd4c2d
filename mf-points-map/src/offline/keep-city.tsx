import { useServices } from '@ecocircle/app-kit/remote';
import { Button, DownloadIcon } from '@ecocircle/ui-kit';
import { type ComponentType, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeafletMap } from '../map-canvas/index.ts';
import styles from './keep-city.module.css';
import type { OfflineCityProps } from './offline-city.tsx';

/** Whether a worker looks after this page: then somebody has kept a city here. */
const isLookedAfter = async (): Promise<boolean> =>
  Boolean(await navigator.serviceWorker?.getRegistration().catch(() => undefined));

const loadOfflineCity = async (): Promise<ComponentType<OfflineCityProps>> =>
  (await import(/* webpackChunkName: "offline-city" */ './offline-city.tsx')).OfflineCity;

/** Keeps the visitor's city for when there is no line. Whoever never asks for it loads and registers nothing. */
export function KeepCity({ map }: { readonly map: LeafletMap | null }) {
  const { t } = useTranslation();
  const { location } = useServices();
  const { city } = useSyncExternalStore(location.subscribe, location.get, location.get);
  const [isPressed, press] = useState(false);
  const [hasFailed, fail] = useState(false);
  const [OfflineCity, show] = useState<ComponentType<OfflineCityProps> | null>(null);
  const load = (): void => {
    fail(false);
    loadOfflineCity().then(
      (Loaded) => show(() => Loaded),
      () => fail(true),
    );
  };
  const begin = useEffectEvent(load);
  useEffect(() => {
    void isLookedAfter().then((isKept) => isKept && begin());
  }, []);
  if (OfflineCity) return <OfflineCity city={city} keepsAtOnce={isPressed} map={map} />;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={styles.keep}
        icon={<DownloadIcon size="sm" />}
        onClick={() => {
          press(true);
          load();
        }}
      >
        {t('offline.keep', { city: city.name })}
      </Button>
      {isPressed && hasFailed && (
        <p role="alert" className={styles.problem}>
          {t('offline.problem.line')}
        </p>
      )}
    </>
  );
}
