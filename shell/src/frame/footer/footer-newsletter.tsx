// In the first sheet: the server renders the form before its own code comes.
import '@ecocircle/app-kit/newsletter.css';
import { useLocation } from '@ecocircle/shared-contracts/router';
import '@ecocircle/ui-kit/control.css';
import '@ecocircle/ui-kit/field.css';
import '@ecocircle/ui-kit/spam-trap.css';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSubscription } from '../../features/newsletter/index.ts';
import styles from './footer.module.css';

const ID = 'footer-newsletter';

const Subscription = lazy(loadSubscription);

/** The newsletter; the home page ends with its own, and twice in a row would be once too often. */
export function FooterNewsletter() {
  const { pathname } = useLocation();
  return pathname === '/' ? null : <Invitation />;
}

function Invitation() {
  const { t } = useTranslation();
  return (
    <section id={ID} className={styles.newsletter} aria-labelledby={`${ID}-title`}>
      <div className={styles.newsletterContent}>
        <div>
          <h2 id={`${ID}-title`} className={styles.newsletterTitle}>
            {t('footer.newsletter.title')}
          </h2>
          <p className={styles.newsletterText}>{t('footer.newsletter.text')}</p>
        </div>
        <Suspense fallback={null}>
          <Subscription />
        </Suspense>
      </div>
    </section>
  );
}
