import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../layout/layout.module.css';
import styles from './newsletter.module.css';
import { never, whenNear } from './when-near.ts';

const ID = 'newsletter';

/**
 * The server renders the form; its script comes when the visitor comes near. Until then it is a plain form, and for good
 * where the script does not come.
 */
const Subscription = lazy(async () => {
  await whenNear(ID);
  return import(/* webpackChunkName: "home-subscription" */ './subscription.tsx').catch(never);
});

/** Made once: were it another element at each render, React would take what the server rendered away. */
const SUBSCRIPTION = (
  <Suspense fallback={null}>
    <Subscription />
  </Suspense>
);

/** The invitation to the newsletter. */
export function Newsletter() {
  const { t } = useTranslation();
  return (
    <section id={ID} className={styles.band} aria-labelledby="newsletter-title">
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
