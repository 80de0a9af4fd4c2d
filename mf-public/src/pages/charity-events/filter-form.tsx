import { EVENT_KINDS } from '@ecocircle/shared-contracts';
import { Link, useHref, useNavigate } from '@ecocircle/shared-contracts/router';
import { Button, Link as KitLink, NativeSelect, SearchIcon, TextField } from '@ecocircle/ui-kit';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventsHref, isNarrowed, readEventFilter } from '../../charity-events/index.ts';
import styles from './filter-form.module.css';
import type { EventsPageData } from './load-events.ts';

/** What stands in the fields; it follows the address when a link or the back button changes that. */
function useDraft({ city, kind, q }: EventsPageData['filter']) {
  const [draft, setDraft] = useState({ city, kind: kind as string, q });
  useEffect(() => setDraft({ city, kind, q }), [city, kind, q]);
  return [draft, setDraft] as const;
}

/** Narrows the list. A plain form without JavaScript; with it, a navigation within the page. */
export function FilterForm({ data: { filter, cities } }: { readonly data: EventsPageData }) {
  const { t } = useTranslation('mf-public');
  const action = useHref('/charity-events');
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft(filter);
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
          onValueChange={(q) => setDraft({ ...draft, q })}
        />
        <NativeSelect
          name="city"
          label={t('events.city')}
          items={[
            { id: '', title: t('events.anyCity') },
            ...cities.map((city) => ({ id: city, title: city })),
          ]}
          value={draft.city}
          onValueChange={(city) => setDraft({ ...draft, city })}
        />
        <NativeSelect
          name="kind"
          label={t('events.kind')}
          items={[
            { id: '', title: t('events.anyKind') },
            ...EVENT_KINDS.map((kind) => ({ id: kind, title: t(`kind.${kind}`) })),
          ]}
          value={draft.kind}
          onValueChange={(kind) => setDraft({ ...draft, kind })}
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
