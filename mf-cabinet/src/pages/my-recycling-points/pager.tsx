import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowLeftIcon, ArrowRightIcon, ButtonLink } from '@ecocircle/ui-kit';
import { PAGE_SIZE, type PointListQuery, pointListPath } from '../../points/index.ts';
import { useWording } from '../../wording/index.ts';
import styles from './pager.module.css';

/** The way to the other pages of a list; nothing where there is one page only. */
export function Pager({ query, total }: { readonly query: PointListQuery; readonly total: number }) {
  const { t, number } = useWording();
  const last = Math.ceil(total / PAGE_SIZE);
  const { page } = query;
  if (last <= 1) return null;
  const link = (to: number) => <Link to={pointListPath({ ...query, page: to })} />;
  return (
    <nav className={styles.pager} aria-label={t('points.pager.label')}>
      {page > 1 && (
        <ButtonLink
          variant="secondary"
          icon={<ArrowLeftIcon size="sm" />}
          render={link(page - 1)}
          className={styles.previous}
        >
          {t('points.pager.previous')}
        </ButtonLink>
      )}
      <p className={styles.place}>{t('points.pager.place', { page: number(page), last: number(last) })}</p>
      {page < last && (
        <ButtonLink
          variant="secondary"
          trailingIcon={<ArrowRightIcon size="sm" />}
          render={link(page + 1)}
          className={styles.next}
        >
          {t('points.pager.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
