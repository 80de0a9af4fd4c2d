import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowLeftIcon, ArrowRightIcon, ButtonLink } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { type EventFilter, eventsHref } from '../../charity-events/index.ts';
import styles from './pages.module.css';

/** Links to the page before and the page after, where there is more than one. */
export function Pages({ filter, pages }: { readonly filter: EventFilter; readonly pages: number }) {
  const { t } = useTranslation();
  const { page } = filter;
  if (pages < 2) return null;
  const link = (target: number) => <Link to={eventsHref({ ...filter, page: target })} />;
  return (
    <nav className={styles.pages} aria-label={t('events.pagesLabel')}>
      <span className={styles.before}>
        {page > 1 && (
          <ButtonLink
            render={link(page - 1)}
            variant="secondary"
            rel="prev"
            icon={<ArrowLeftIcon size="sm" />}
          >
            {t('events.previousPage')}
          </ButtonLink>
        )}
      </span>
      <span className={styles.position}>{t('events.pageOf', { page, pages })}</span>
      <span className={styles.after}>
        {page < pages && (
          <ButtonLink
            render={link(page + 1)}
            variant="secondary"
            rel="next"
            trailingIcon={<ArrowRightIcon size="sm" />}
          >
            {t('events.nextPage')}
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
