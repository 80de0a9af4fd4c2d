import { useServices } from '@ecocircle/app-kit/remote';
import { useLoadInSight } from '@ecocircle/ui-kit';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../layout/layout.module.css';
import styles from './opportunities.module.css';
import { never, whenNear } from './when-near.ts';

const ID = 'opportunities';

/** The server renders the doors, whose buttons are links until the script comes, when the visitor comes near. */
const Doors = lazy(async () => {
  await whenNear(ID);
  return import(/* webpackChunkName: "home-doors" */ './doors.tsx').catch(never);
});

/** Made once: were it another element at each render, React would take what the server rendered away. */
const DOORS = (
  <Suspense fallback={null}>
    <Doors />
  </Suspense>
);

/** What the portal offers to residents, companies and authorities. */
export function Opportunities() {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const section = useRef<HTMLElement>(null);
  useLoadInSight(section, dialogs.prefetch);
  return (
    <section ref={section} id={ID} className={layout.section} aria-labelledby="opportunities-title">
      <h2 id="opportunities-title" className={styles.title}>
        {t('home.opportunities.title')}
      </h2>
      {DOORS}
      <p className={styles.promise}>{t('home.opportunities.promise')}</p>
    </section>
  );
}
