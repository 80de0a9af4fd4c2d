import { useWording } from '@ecocircle/app-kit/wording';
import { Button, FilterIcon, MapIcon } from '@ecocircle/ui-kit';
import { chosenCount } from '../../event-filter/index.ts';
import styles from './filter-bar.module.css';
import type { EventsPageData } from './load-events.ts';
import { QuickFilters } from './quick-filters.tsx';
import { useFilterSheet } from './use-filter-sheet.ts';
import type { MapToggle } from './use-map-toggle.ts';
import { WhenTabs } from './when-tabs.tsx';

function OpenFilters({ data }: { readonly data: EventsPageData }) {
  const { t, number } = useWording();
  const { isOpen, open } = useFilterSheet();
  const count = chosenCount(data.filter);
  return (
    <Button
      className={styles.openFilters}
      variant="secondary"
      icon={<FilterIcon size="sm" />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
    >
      {count > 0 ? t('events.filtersChosen', { number: number(count) }) : t('events.filters')}
    </Button>
  );
}

/** What changes the list by one press; on phones one row that scrolls. */
export function FilterBar({ data, map }: { readonly data: EventsPageData; readonly map: MapToggle }) {
  const { t } = useWording();
  return (
    <div className={`${styles.bar} no-print`}>
      <OpenFilters data={data} />
      {data.total > 0 && (
        <Button
          className={styles.openMap}
          variant="secondary"
          icon={<MapIcon size="sm" />}
          aria-expanded={map.isOpen}
          onClick={map.toggle}
        >
          {t('events.onMap')}
        </Button>
      )}
      <QuickFilters data={data} />
      <WhenTabs filter={data.filter} />
    </div>
  );
}
