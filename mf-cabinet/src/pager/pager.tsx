import { useWording } from '@ecocircle/app-kit/wording';
import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowLeftIcon, ArrowRightIcon, ButtonLink } from '@ecocircle/ui-kit';
import styles from './pager.module.css';

/** Where a list stands, counted from 1, and the address of each of its pages. */
export interface PagerProps {
  readonly page: number;
  readonly last: number;
  readonly pathOf: (page: number) => string;
}

/** The way to the other pages of a list; nothing where there is one page only. */
export function Pager({ page, last, pathOf }: PagerProps) {
  const { t, number } = useWording();
  if (last <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      {page > 1 && (
        <ButtonLink
          variant="secondary"
          icon={<ArrowLeftIcon size="sm" />}
          render={<Link to={pathOf(page - 1)} />}
          className={styles.previous}
        >
          {t('pager.previous')}
        </ButtonLink>
      )}
      <p className={styles.place}>{t('pager.place', { page: number(page), last: number(last) })}</p>
      {page < last && (
        <ButtonLink
          variant="secondary"
          trailingIcon={<ArrowRightIcon size="sm" />}
          render={<Link to={pathOf(page + 1)} />}
          className={styles.next}
        >
          {t('pager.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
