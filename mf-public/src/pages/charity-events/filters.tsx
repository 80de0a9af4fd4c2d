import { useWording } from '@ecocircle/app-kit/wording';
import { Button, Dialog, FilterIcon } from '@ecocircle/ui-kit';
import { startTransition, useState } from 'react';
import { chosenQuery } from '../../charity-events/index.ts';
import { FilterForm } from './filter-form.tsx';
import styles from './filters.module.css';
import type { EventsPageData } from './load-events.ts';
import { useFilterDraft } from './use-filter-draft.ts';

/** The filter: a row where there is room, a sheet behind a button on phones; without JavaScript always on the page. */
export function Filters({ data }: { readonly data: EventsPageData }) {
  const { t, number } = useWording();
  const [isOpen, setOpen] = useState(false);
  const draft = useFilterDraft(data.filter);
  const { from, to, ...others } = chosenQuery(data.filter);
  const count = Object.keys(others).length + (from || to ? 1 : 0);
  return (
    <search className="no-print" aria-label={t('events.filters')}>
      <div className={styles.row}>
        <FilterForm data={data} draft={draft} />
      </div>
      <Button
        className={styles.open}
        variant="secondary"
        wide
        icon={<FilterIcon size="sm" />}
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setOpen(true))}
      >
        {count > 0 ? t('events.filtersChosen', { number: number(count) }) : t('events.filters')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('events.filters')}
        closeLabel={t('events.closeFilters')}
      >
        <FilterForm data={data} draft={draft} stacked onShown={() => setOpen(false)} />
      </Dialog>
    </search>
  );
}
