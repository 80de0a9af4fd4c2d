import { useWording } from '@ecocircle/app-kit/wording';
import { useLoaderData } from '@ecocircle/shared-contracts/router';
import { Drawing, letterDrawing } from '@ecocircle/ui-kit';
import { AlertForm } from '../../alert-form/index.ts';
import styles from './alerts-page.module.css';
import type { AlertsPageData } from './load-alerts.ts';
import { usePlaces } from './use-places.ts';

/** Asks for what, where and at which address somebody wants to be told of new points. */
export function AlertsPage() {
  const { t } = useWording();
  const data = useLoaderData() as AlertsPageData;
  const { places, radius } = usePlaces(data);
  const { materials, wished, wish, map } = data;
  const asked = wished.length > 0 ? `?${new URLSearchParams({ materials: wished.join(',') })}` : '';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('alerts.title')}</h1>
        <p className={styles.lead}>{t('alerts.lead')}</p>
        <Drawing of={letterDrawing} className={styles.drawing} />
      </header>
      <div className={styles.card}>
        <AlertForm
          key={wish}
          wish={wish}
          materials={materials}
          wished={wished}
          places={places}
          radius={radius}
          comeback={`/alerts${asked}`}
          map={map}
        />
      </div>
    </div>
  );
}
