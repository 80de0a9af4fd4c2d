import { Link } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import { type EventFilter, eventsHref } from '../../event-filter/index.ts';
import styles from './when-tabs.module.css';

const TABS = ['upcoming', 'past'] as const;

/** Links between upcoming and past events, keeping the filter. */
export function WhenTabs({ filter }: { readonly filter: EventFilter }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.tabs} aria-label={t('events.tabsLabel')}>
      {TABS.map((when) => (
        <Link
          key={when}
          to={eventsHref({ ...filter, when, days: when === 'past' ? '' : filter.days, page: 1 })}
          aria-current={filter.when === when ? 'page' : undefined}
          className={styles.tab}
          preventScrollReset
        >
          {t(`events.${when}`)}
        </Link>
      ))}
    </nav>
  );
}
