import { EVENT_KINDS } from '@ecocircle/shared-contracts';
import { Link, useHref, useNavigate } from '@ecocircle/shared-contracts/router';
import { Button, Link as KitLink, NativeSelect, SearchIcon, TextField } from '@ecocircle/ui-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventsHref, isNarrowed, readEventFilter } from '../../charity-events/index.ts';
import styles from './filter-form.module.css';
import type { EventsPageData } from './load-events.ts';

type Draft = Readonly<Record<'city' | 'kind' | 'q', string>>;

const draftOf = ({ city, kind, q }: EventsPageData['filter']): Draft => ({ city, kind, q });

/** What stands in the fields; it follows the address when a link or the back button changes that. */
function useDraft(filter: EventsPageData['filter']) {
  const address = eventsHref(filter);
  const [{ draft, from }, setState] = useState({ draft: draftOf(filter), from: address });
  if (from !== address) setState({ draft: draftOf(filter), from: address });
  const change = (changed: Partial<Draft>): void => setState({ draft: { ...draft, ...changed }, from });
  return [draft, change] as const;
}

/** Narrows the list. A plain form without JavaScript; with it, a navigation within the page. */
export function FilterForm({ data: { filter, cities } }: { readonly data: EventsPageData }) {
  const { t } = useTranslation('mf-public');
  const action = useHref('/charity-events');
  const navigate = useNavigate();
  const [draft, change] = useDraft(filter);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = readEventFilter(new URLSearchParams({ ...draft, when: filter.when }));
    void navigate(eventsHref(chosen), { preventScrollReset: true });
  };
  return (
    <search>
      <form className={styles.form} action={action} onSubmit={submit}>
        {filter.when === 'past' && <input type="hidden" name="when" value="past" />}
        <TextField
          className={styles.search}
          type="search"
          name="q"
          label={t('events.search')}
          placeholder={t('events.searchHint')}
          icon={<SearchIcon size="sm" />}
          maxLength={100}
          value={draft.q}
          onValueChange={(q) => change({ q })}
        />
        <NativeSelect
          name="city"
          label={t('events.city')}
          items={[
            { id: '', title: t('events.anyCity') },
            ...cities.map((city) => ({ id: city, title: city })),
          ]}
          value={draft.city}
          onValueChange={(city) => change({ city })}
        />
        <NativeSelect
          name="kind"
          label={t('events.kind')}
          items={[
            { id: '', title: t('events.anyKind') },
            ...EVENT_KINDS.map((kind) => ({ id: kind, title: t(`kind.${kind}`) })),
          ]}
          value={draft.kind}
          onValueChange={(kind) => change({ kind })}
        />
        <Button type="submit" className={styles.submit}>
          {t('events.show')}
        </Button>
        {isNarrowed(filter) && (
          <KitLink
            className={styles.clear}
            render={
              <Link to={eventsHref({ ...filter, city: '', kind: '', q: '', page: 1 })} preventScrollReset />
            }
          >
            {t('events.clear')}
          </KitLink>
        )}
      </form>
    </search>
  );
}
