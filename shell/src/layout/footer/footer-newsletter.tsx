import { useLocation } from '@ecocircle/shared-contracts/router';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './footer.module.css';
import { whenNear } from './when-near.ts';

const ID = 'footer-newsletter';

/**
 * The server renders the form; its script comes when the visitor comes near, and until then it is a plain form. A
 * script that does not come takes the form away and leaves the page alone.
 */
const Subscription = lazy(async (): Promise<{ default: ComponentType }> => {
  await whenNear(ID);
  return import(/* webpackChunkName: "footer-subscription" */ './footer-subscription.tsx').catch(() => ({
    default: () => null,
  }));
});

/** The newsletter; the home page ends with its own, and twice in a row would be once too often. */
export function FooterNewsletter() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (pathname === '/') return null;
  return (
    <section id={ID} className={styles.newsletter} aria-labelledby={`${ID}-title`}>
      <div>
        <h2 id={`${ID}-title`} className={styles.newsletterTitle}>
          {t('footer.newsletter.title')}
        </h2>
        <p className={styles.motto}>{t('footer.newsletter.text')}</p>
      </div>
      <div className={styles.subscription}>
        <Suspense fallback={null}>
          <Subscription />
        </Suspense>
      </div>
    </section>
  );
}
