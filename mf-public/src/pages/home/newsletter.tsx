import { useTranslation } from 'react-i18next';
import layout from '../../layout/layout.module.css';
import styles from './newsletter.module.css';
import { partWhenNear } from './when-near.tsx';

const ID = 'newsletter';

/** A plain form until the script comes, and for good where it does not. */
const SUBSCRIPTION = partWhenNear(
  ID,
  () => import(/* webpackChunkName: "home-subscription" */ './subscription.tsx'),
);

/** The invitation to the newsletter. */
export function Newsletter() {
  const { t } = useTranslation();
  return (
    <section
      id={ID}
      className={`${styles.band} ${layout.below}`}
      data-below
      aria-labelledby="newsletter-title"
    >
      <div className={styles.content}>
        <div>
          <h2 id="newsletter-title" className={layout.title}>
            {t('home.newsletter.title')}
          </h2>
          <p className={styles.text}>{t('home.newsletter.text')}</p>
        </div>
        <div className={styles.form}>{SUBSCRIPTION}</div>
      </div>
    </section>
  );
}
