import { Link } from '@ecocircle/shared-contracts/router';
import { ChipLink, CloseIcon, Link as KitLink } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { eventsHref, type FilterChoice, isChosen, NO_CHOICE } from '../../event-filter/index.ts';
import styles from './active-filters.module.css';
import { useChosenWords } from './chosen-words.ts';
import type { EventsPageData } from './load-events.ts';

/** What the list is narrowed by, each with a link that removes it. */
export function ActiveFilters({ data }: { readonly data: EventsPageData }) {
  const { filter } = data;
  const { t } = useTranslation();
  const chosen = useChosenWords(data);
  if (!isChosen(filter)) return null;
  const without = (cleared: Partial<FilterChoice>) => (
    <Link to={eventsHref({ ...filter, ...cleared, page: 1 })} preventScrollReset />
  );
  return (
    <ul className={styles.filters} aria-label={t('events.chosen')}>
      {chosen.map(({ words, cleared }) => (
        <li key={words} className={styles.filter}>
          <ChipLink
            render={without(cleared)}
            icon={<CloseIcon size="xsm" />}
            aria-label={t('events.without', { filter: words })}
          >
            {words}
          </ChipLink>
        </li>
      ))}
      <li>
        <KitLink variant="standalone" className={styles.clear} render={without(NO_CHOICE)}>
          {t('events.clear')}
        </KitLink>
      </li>
    </ul>
  );
}
