import { SearchField } from '@ecocircle/app-kit/list-search';
import type { LatestRequest } from '@ecocircle/app-kit/request';
import { ButtonLink } from '@ecocircle/ui-kit';
import type { Key, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../frame/choice.tsx';
import { BesideLink } from '../frame/onward-link.tsx';
import { PageHead } from '../frame/page-head.tsx';
import type { KeyPages, ListWish } from './key-pages.ts';
import { type ListChoices, useListAddress, useListPages } from './list-address.ts';
import styles from './list-page.module.css';
import { Listed } from './listed.tsx';

/** Props of {@link ListPage}. */
export interface ListPageProps<Entry> {
  readonly title: string;
  readonly lead: string;
  readonly request: LatestRequest<ListWish, KeyPages<Entry>>;
  /** What narrows the list, each a row of links. It must be the same object in every render. */
  readonly choices?: ListChoices;
  /** The accessible name of a choice's row, and the words of one of its values. */
  readonly choiceLabel?: (name: string) => string;
  readonly choiceTitle?: (name: string, value: string) => string;
  /** What may be searched for, in words; without it there is no search. */
  readonly search?: string;
  /** What is said where there is nothing, as long as nothing is searched for. */
  readonly empty: string;
  /** Stands between the head and the list. */
  readonly before?: ReactNode;
  readonly keyOf: (entry: Entry) => Key;
  readonly children: (entry: Entry) => ReactNode;
}

const NO_CHOICES: ListChoices = {};

/** A page of one list: its head, choices and search, which stand in the address, and the entries. */
export function ListPage<Entry>(props: ListPageProps<Entry>) {
  const { title, lead, request, choices = NO_CHOICES, search, empty, before, keyOf, children } = props;
  const { choiceLabel = (name) => name, choiceTitle = (_, value) => value } = props;
  const { t } = useTranslation();
  const { filter, pathOf } = useListAddress(choices);
  const { pages, onMore } = useListPages();
  return (
    <>
      <PageHead title={title} lead={lead} />
      {before}
      {Object.entries(choices).map(([name, values]) => (
        <Choice
          key={name}
          label={choiceLabel(name)}
          choices={values.map((id) => ({ id, title: choiceTitle(name, id), path: pathOf({ [name]: id }) }))}
          value={filter[name] ?? values[0]}
        />
      ))}
      {search !== undefined && (
        <div className={styles.search}>
          <SearchField
            search={filter.q ?? ''}
            pathOf={(q) => pathOf({ q })}
            texts={{ label: search, placeholder: search, clear: t('search.clear') }}
          />
        </div>
      )}
      <Listed
        request={request}
        filter={filter}
        pages={pages}
        wayOn={
          filter.q !== undefined && (
            <ButtonLink variant="secondary" render={<BesideLink to={pathOf({ q: '' })} />}>
              {t('search.clear')}
            </ButtonLink>
          )
        }
        onMore={onMore}
        label={title}
        empty={filter.q === undefined ? empty : t('search.nothing', { words: filter.q })}
        keyOf={keyOf}
      >
        {children}
      </Listed>
    </>
  );
}
