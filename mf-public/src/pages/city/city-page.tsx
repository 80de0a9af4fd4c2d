import { CityChoice } from '@ecocircle/app-kit/city-choice';
import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { CHOOSE_CITY_PATH } from '@ecocircle/shared-contracts';
import { useHref, useLoaderData, useNavigate } from '@ecocircle/shared-contracts/router';
import { useHydrated } from '@ecocircle/ui-kit';
import styles from './city-page.module.css';
import type { CityPageData } from './load-cities.ts';

/** The cities to choose from as a page: what the dialog of the header is without scripts. */
export function Component() {
  const { t } = useWording();
  const { location } = useServices();
  const { cities, current, from, search } = useLoaderData<CityPageData>();
  const choosing = useHref(CHOOSE_CITY_PATH);
  const navigate = useNavigate();
  const goBack = () => void navigate(from);
  const isHydrated = useHydrated();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('city.title')}</h1>
      <CityChoice
        cities={cities}
        current={current}
        hrefOf={({ id }) => `${choosing}?${new URLSearchParams({ city: id, from })}`}
        onChoose={(city) => {
          location.choose(city);
          goBack();
        }}
        locate={isHydrated ? location.locate : undefined}
        onLocated={goBack}
        search={search}
        hidden={<input type="hidden" name="from" value={from} />}
      />
    </div>
  );
}
