import { type FoundPlace, LOCALE_INFO } from '@ecocircle/shared-contracts';
import { Select, type SelectItem } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useWording } from '../wording/index.ts';
import type { AddressSearch } from './address-search.ts';
import type { Place } from './coordinates.ts';

/** Milliseconds without a key before the words are looked for. */
const PAUSE = 250;
const SHORTEST = 2;

interface AddressSearchFieldProps {
  readonly search: AddressSearch;
  readonly near: Place;
  readonly onFound: (place: FoundPlace) => void;
}

type FoundItem = SelectItem & { readonly place: FoundPlace };

const itemOf = (place: FoundPlace): FoundItem => ({
  id: `${place.lng} ${place.lat} ${place.title}`,
  title: place.address || place.title,
  place,
});

/** Looks for what is typed after a pause; words that are too short find nothing. */
function useAddressSearch({ $state, wanted, reset }: AddressSearch, near: Place) {
  const { language } = LOCALE_INFO[useWording().locale];
  const [state, search, leave] = useUnit([$state, wanted, reset]);
  const [text, setText] = useState('');
  const isAsked = text.trim().length >= SHORTEST;
  useEffect(() => {
    if (!isAsked) return;
    const pause = setTimeout(() => search({ text: text.trim(), language, near }), PAUSE);
    return () => clearTimeout(pause);
  }, [text, isAsked, language, near, search]);
  useEffect(
    () => () => {
      leave(null);
    },
    [leave],
  );
  const found = isAsked && state.kind === 'ready' ? state.data.map(itemOf) : [];
  const isLooking = isAsked && (state.kind === 'pending' || (state.kind === 'ready' && state.refreshing));
  const status = isAsked && state.kind === 'failed' ? 'error' : isLooking ? 'loading' : 'ok';
  return { found, status, setText } as const;
}

const asFound = (items: readonly SelectItem[]): readonly SelectItem[] => items;

/** Finds a place by its address or name. */
export function AddressSearchField({ search, near, onFound }: AddressSearchFieldProps) {
  const { t } = useWording();
  const { found, status, setText } = useAddressSearch(search, near);
  const [chosen, setChosen] = useState<readonly SelectItem[]>([]);
  const choose = (items: readonly SelectItem[]) => {
    setChosen(items);
    const [item] = items as readonly FoundItem[];
    if (item) onFound(item.place);
  };
  return (
    <Select
      label={t('place.search.label')}
      hint={t('place.search.hint')}
      items={found}
      search={asFound}
      selected={chosen}
      onSelectedChange={choose}
      onQueryChange={setText}
      status={status}
      texts={{
        open: t('place.search.open'),
        clear: t('place.search.clear'),
        loading: t('place.search.looking'),
        error: t('place.search.failed'),
        startTyping: t('place.search.startTyping'),
        noResults: t('place.search.nothing'),
        remove: (title) => title,
      }}
    />
  );
}
