import { useWording } from '@ecocircle/app-kit/wording';
import { DICTIONARY_NAMES } from '@ecocircle/shared-contracts';
import { Link as RouterLink, useParams } from '@ecocircle/shared-contracts/router';
import { ButtonLink, PlusIcon, Tag } from '@ecocircle/ui-kit';
import { Choice } from '../../frame/choice.tsx';
import { EntryCard, ListPage } from '../../lists/index.ts';
import styles from './dictionaries.module.css';
import { dictionaryNamed, ENTRY_LISTS, type Entry, missingNames } from './model.ts';

function Row({ shown, path }: { readonly shown: Entry; readonly path: string }) {
  const { t, counted, locale } = useWording();
  const { id, names, family, state, url } = shown;
  const missing = missingNames(shown).length;
  return (
    <div className={styles.row}>
      {url && <img src={url} alt="" width={40} height={40} loading="lazy" className={styles.icon} />}
      <EntryCard
        title={names[locale] || names['en-US'] || id}
        to={`${path}/${id}`}
        notes={[
          id,
          family && t(`dictionaries.families.${family}`),
          missing > 0 ? counted('dictionaries.missing', missing) : null,
        ]}
        tags={state !== 'published' && <Tag>{t(`dictionaries.states.${state}`)}</Tag>}
      />
    </div>
  );
}

/** One dictionary: raw materials, icons or units. */
export function DictionariesPage() {
  const { t } = useWording();
  const dictionary = dictionaryNamed(useParams().dictionary);
  const path = `/dictionaries/${dictionary}`;
  return (
    <ListPage
      key={dictionary}
      title={t('sections.dictionaries')}
      lead={t('dictionaries.lead')}
      request={ENTRY_LISTS[dictionary]}
      empty={t('dictionaries.empty')}
      keyOf={({ id }) => id}
      before={
        <div className={styles.before}>
          <Choice
            label={t('dictionaries.which')}
            choices={DICTIONARY_NAMES.map((id) => ({
              id,
              title: t(`dictionaries.names.${id}`),
              path: `/dictionaries/${id}`,
            }))}
            value={dictionary}
          />
          <ButtonLink
            icon={<PlusIcon size="sm" />}
            render={<RouterLink to={`/dictionaries/new/${dictionary}`} />}
          >
            {t('dictionaries.add')}
          </ButtonLink>
        </div>
      }
    >
      {(one) => <Row shown={one} path={path} />}
    </ListPage>
  );
}
