import { useTranslation } from 'react-i18next';
import { FilterForm } from './filter-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './filters.module.css';
import type { EventsPageData } from './load-events.ts';
import { useFilterDraft } from './use-filter-draft.ts';

/** The filter: a row where there is room, a sheet on phones; without JavaScript always on the page. */
export function Filters({ data }: { readonly data: EventsPageData }) {
  const { t } = useTranslation();
  const draft = useFilterDraft(data.filter);
  return (
    <search className={`${styles.filters} no-print`} aria-label={t('events.filters')}>
      <div className={styles.row}>
        <FilterForm data={data} draft={draft} />
      </div>
      <FilterSheet data={data} draft={draft} />
    </search>
  );
}
