import { SearchField } from '@ecocircle/app-kit/list-search';
import { useTranslation } from 'react-i18next';
import { THINGS_PATH } from './things-path.ts';

/** Searches the things by words: while they are typed, and as a plain form without scripts. */
export function ThingsSearch({
  search,
  pathOf = (words) => (words ? `${THINGS_PATH}?q=${encodeURIComponent(words)}` : THINGS_PATH),
}: {
  readonly search: string;
  /** The address that searches for other words. */
  readonly pathOf?: (words: string) => string;
}) {
  const { t } = useTranslation();
  return (
    <SearchField
      search={search}
      pathOf={pathOf}
      action={THINGS_PATH}
      texts={{
        label: t('things.search'),
        placeholder: t('things.searchHint'),
        clear: t('things.clear'),
        submit: t('things.find'),
      }}
    />
  );
}
