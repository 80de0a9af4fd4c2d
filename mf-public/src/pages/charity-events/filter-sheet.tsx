import { useWording } from '@ecocircle/app-kit/wording';
import { useNavigation } from '@ecocircle/shared-contracts/router';
import { Button, Dialog } from '@ecocircle/ui-kit';
import { useId } from 'react';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';
import { useFilterSheet } from './use-filter-sheet.ts';
import { useMatches } from './use-matches.ts';

function ShowMatches({
  data,
  draft,
  form,
}: Pick<FilterFormProps, 'data' | 'draft'> & { readonly form: string }) {
  const { t, number } = useWording();
  const count = useMatches(draft.draft, data);
  const { state } = useNavigation();
  return (
    <Button type="submit" form={form} wide loading={state === 'loading'}>
      {count === null ? t('events.show') : t('events.showCount', { count, number: number(count) })}
    </Button>
  );
}

/** All filters, one below the other; its button says how many events they show. */
export function FilterSheet({ data, draft }: Pick<FilterFormProps, 'data' | 'draft'>) {
  const { t } = useWording();
  const { isOpen, close } = useFilterSheet();
  const form = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('events.filters')}
      closeLabel={t('events.closeFilters')}
      actions={<ShowMatches data={data} draft={draft} form={form} />}
    >
      <FilterForm data={data} draft={draft} sheet={form} />
    </Dialog>
  );
}
