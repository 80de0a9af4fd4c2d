import { useWording } from '@ecocircle/app-kit/wording';
import type { DictionaryName } from '@ecocircle/shared-contracts';
import { Link as RouterLink, useParams } from '@ecocircle/shared-contracts/router';
import { ButtonLink, PlusIcon, Tag } from '@ecocircle/ui-kit';
import { ActFailure } from '../../acts/index.ts';
import { EntryCard, ListPage } from '../../lists/index.ts';
import styles from './dictionaries.module.css';
import { dictionaryNamed, ENTRY_LISTS, type Entry, missingNames, nameOf } from './model.ts';
import { MoveButtons, MovedNote } from './move-buttons.tsx';
import { ordering } from './order-model.ts';
import { WhichDictionary } from './which-dictionary.tsx';

interface RowProps {
  readonly dictionary: DictionaryName;
  readonly shown: Entry;
}

function Row({ dictionary, shown }: RowProps) {
  const { t, counted, locale } = useWording();
  const { id, family, state, url } = shown;
  const missing = missingNames(shown).length;
  return (
    <div className={styles.row}>
      {url && <img src={url} alt="" width={40} height={40} loading="lazy" className={styles.icon} />}
      <EntryCard
        title={nameOf(shown, locale)}
        to={`/dictionaries/${dictionary}/${id}`}
        notes={[
          id,
          family && t(`dictionaries.families.${family}`),
          missing > 0 ? counted('dictionaries.missing', missing) : null,
        ]}
        tags={state !== 'published' && <Tag>{t(`dictionaries.states.${state}`)}</Tag>}
      />
      <MoveButtons dictionary={dictionary} id={id} name={nameOf(shown, locale)} />
    </div>
  );
}

/** One dictionary: raw materials, icons or units. */
export function DictionariesPage() {
  const { t } = useWording();
  const dictionary = dictionaryNamed(useParams().dictionary);
  return (
    <ListPage
      key={dictionary}
      title={t('sections.dictionaries')}
      lead={t('dictionaries.lead')}
      request={ENTRY_LISTS[dictionary]}
      empty={t('dictionaries.empty')}
      keyOf={({ id }) => id}
      before={
        <>
          <ActFailure act={ordering} />
          <MovedNote dictionary={dictionary} />
          <WhichDictionary value={dictionary}>
            <ButtonLink
              icon={<PlusIcon size="sm" />}
              render={<RouterLink to={`/dictionaries/new/${dictionary}`} />}
            >
              {t('dictionaries.add')}
            </ButtonLink>
          </WhichDictionary>
        </>
      }
    >
      {(one) => <Row dictionary={dictionary} shown={one} />}
    </ListPage>
  );
}
