import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { CloseIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { type PointFilter, writeFilter } from '../../filters/index.ts';
import type { OddPart } from '../../filters/odd-parts.ts';
import type { OddAddress as Odd } from './map-data.ts';
import styles from './odd-address.module.css';

/** Props of {@link OddAddress}. */
export interface OddAddressProps {
  readonly odd: Odd;
  /** What was understood. */
  readonly filter: PointFilter;
}

function Line({ part, said, city }: OddPart & Pick<Odd, 'city'>) {
  const { t } = useTranslation();
  if (part === 'at' && city !== null) return t('odd.atCity', { said, city });
  return t(`odd.${part}`, { said });
}

/** What of the address means nothing to the map, and what is shown in its place. It goes with the next choice. */
export default function OddAddress({ odd: { parts, city }, filter }: OddAddressProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <section aria-label={t('odd.title')} className={styles.notice}>
      <div className={styles.head}>
        <p className={styles.title}>{t('odd.title')}</p>
        <Link
          to={pathname + writeFilter(filter)}
          className={styles.close}
          aria-label={t('odd.close')}
          replace
          preventScrollReset
        >
          <CloseIcon size="sm" />
        </Link>
      </div>
      <ul className={styles.parts}>
        {parts.map((odd) => (
          <li key={odd.part}>
            <Line {...odd} city={city} />
          </li>
        ))}
      </ul>
    </section>
  );
}
