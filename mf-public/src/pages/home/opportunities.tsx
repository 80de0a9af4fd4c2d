import { useServices } from '@ecocircle/app-kit/remote';
import { useLoadInSight } from '@ecocircle/ui-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../layout/layout.module.css';
import styles from './opportunities.module.css';
import { partWhenNear } from './when-near.tsx';

const ID = 'opportunities';

/** Their buttons are links until the script comes. */
const DOORS = partWhenNear(ID, () => import(/* webpackChunkName: "home-doors" */ './doors.tsx'));

/** What the portal offers to residents, companies and authorities. */
export function Opportunities() {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const section = useRef<HTMLElement>(null);
  useLoadInSight(section, dialogs.prefetch);
  return (
    <section
      ref={section}
      id={ID}
      className={`${layout.section} ${layout.below}`}
      data-below
      aria-labelledby="opportunities-title"
    >
      <h2 id="opportunities-title" className={styles.title}>
        {t('home.opportunities.title')}
      </h2>
      {DOORS}
      <p className={styles.promise}>{t('home.opportunities.promise')}</p>
    </section>
  );
}
