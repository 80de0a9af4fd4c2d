import { CityChoice } from '@ecocircle/app-kit/city-choice';
import { CHOOSE_CITY_PATH, type ListedCity } from '@ecocircle/shared-contracts';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { Button, Dialog, Skeleton } from '@ecocircle/ui-kit';
import { useProvidedScope, useUnit } from 'effector-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createWhereabouts } from '../../platform/location/location.ts';
import { $isCityChoiceOpen, $place, cityChoiceClosed } from '../../platform/location/model.ts';
import { usePortal } from '../../platform/page/portal-context.tsx';
import styles from './city-dialog.module.css';

type Loaded =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly cities: readonly ListedCity[] };

/** The cities, asked for each time the dialog opens; those of before stand meanwhile. */
function useCities(load: () => Promise<readonly ListedCity[]>, isOpen: boolean) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const ask = useCallback(() => {
    setLoaded((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    load().then(
      (cities) => setLoaded({ status: 'ready', cities }),
      () => setLoaded((before) => (before.status === 'ready' ? before : { status: 'failed' })),
    );
  }, [load]);
  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen, ask]);
  return { loaded, retry: ask };
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}

export default function CityDialog() {
  const { t } = useTranslation();
  const page = usePortal();
  const scope = useProvidedScope();
  const [isOpen, place, close] = useUnit([$isCityChoiceOpen, $place, cityChoiceClosed]);
  const whereabouts = useMemo(() => scope && createWhereabouts(page, scope), [page, scope]);
  if (!whereabouts) throw new Error('the dialog stands outside a scope');
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const { loaded, retry } = useCities(whereabouts.cities, isOpen);
  return (
    <Dialog open={isOpen} onClose={close} title={t('city.title')} closeLabel={t('dialogs.close')} width="sm">
      {loaded.status === 'loading' && <Waiting />}
      {loaded.status === 'failed' && (
        <div className={styles.waiting} role="alert">
          <p>{t('dialogs.pending.advice')}</p>
          <Button onClick={retry}>{t('dialogs.tryAgain')}</Button>
        </div>
      )}
      {loaded.status === 'ready' && (
        <CityChoice
          cities={loaded.cities}
          current={place?.city ?? page.city}
          hrefOf={({ id }) =>
            `${page.basename}${CHOOSE_CITY_PATH}?${new URLSearchParams({ city: id, from })}`
          }
          onChoose={(city) => {
            whereabouts.choose(city);
            close();
          }}
          locate={whereabouts.locate}
          onLocated={() => close()}
        />
      )}
    </Dialog>
  );
}
