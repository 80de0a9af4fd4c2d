import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { classNames, Logo } from '@ecocircle/ui-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand, usePortal } from '../../platform/page/portal-context.tsx';
import styles from './footer.module.css';
import { FooterContacts, FooterLegal, FooterLinks, FooterSecondLine } from './footer-lists.tsx';
import { FooterNewsletter } from './footer-newsletter.tsx';
import { FooterShare } from './footer-share.tsx';
import { useOverflowSteps } from './use-overflow-steps.ts';

function Brand() {
  const { t } = useTranslation();
  const brand = useBrand();
  return (
    <Link to="/" className={styles.brand} aria-label={t('header.home', { brand })}>
      <Logo brand={brand} />
    </Link>
  );
}

const YEAR = { russia: 2025, kazakhstan: 2025, international: 2024 } as const;

function Copyright() {
  const { t } = useTranslation();
  const { brand, region } = LOCALE_INFO[usePortal().locale];
  return <p className={styles.copyright}>{t('footer.copyright', { year: YEAR[region], brand })}</p>;
}

export function Footer({ small }: { readonly small: boolean }) {
  return small ? <SmallFooter /> : <FullFooter />;
}

function SmallFooter() {
  return (
    <footer className={classNames('on-deep', styles.footer)} data-screen-only data-small>
      <div className={styles.content}>
        <Brand />
        <Copyright />
      </div>
    </footer>
  );
}

/** What does not fit beside the rest goes in two steps: links and second line, then copyright and contacts. */
function FullFooter() {
  const { t } = useTranslation();
  const footer = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  useOverflowSteps(footer, row);
  return (
    <footer ref={footer} className={styles.footer} data-screen-only data-below>
      <FooterNewsletter />
      <div className="on-deep">
        <div className={styles.content}>
          <div ref={row} className={styles.row}>
            <div className={styles.about}>
              <Brand />
              <p className={styles.motto}>{t('footer.about')}</p>
              <FooterShare />
            </div>
            <FooterLinks />
            <FooterContacts />
          </div>
          <FooterSecondLine />
          <div className={styles.last}>
            <Copyright />
            <FooterLegal />
          </div>
        </div>
      </div>
    </footer>
  );
}
