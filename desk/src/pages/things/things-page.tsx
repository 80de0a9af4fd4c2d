import { useWording } from '@ecocircle/app-kit/wording';
import { LOCALE_INFO, MATERIAL_FAMILIES, THING_LISTS } from '@ecocircle/shared-contracts';
import { Link as RouterLink } from '@ecocircle/shared-contracts/router';
import { ButtonLink, MaterialMark, PlusIcon, Tag } from '@ecocircle/ui-kit';
import { EntryCard, ListPage } from '../../lists/index.ts';
import { nameOf, WhichDictionary } from '../dictionaries/index.ts';
import { type ListedThing, things } from './model.ts';
import styles from './things.module.css';

const CHOICES = { list: ['', ...THING_LISTS], family: ['', ...MATERIAL_FAMILIES] } as const;

function Row({ shown }: { readonly shown: ListedThing }) {
  const { t, locale } = useWording();
  const { id, family, state, gaps, languages } = shown;
  const lacks = gaps.filter((gap) => gap !== 'language' && gap !== 'preparation');
  return (
    <div className={styles.row}>
      <MaterialMark family={family} />
      <EntryCard
        title={nameOf(shown, locale)}
        to={`/dictionaries/things/${id}`}
        notes={[
          t(`dictionaries.families.${family}`),
          languages.length > 0
            ? t('things.incomplete', { languages: languages.map((one) => LOCALE_INFO[one].name).join(', ') })
            : null,
          ...lacks.map((gap) => t(`things.gaps.${gap}`)),
        ]}
        tags={state !== 'published' && <Tag>{t(`things.states.${state}`)}</Tag>}
      />
    </div>
  );
}

/** The dictionary of everyday things: all of them, or what is missing of them. */
export function ThingsPage() {
  const { t } = useWording();
  const titleOf = (name: string, value: string): string => {
    if (name === 'family') return t(value === '' ? 'things.everyFamily' : `dictionaries.families.${value}`);
    return t(`things.lists.${value || 'all'}`);
  };
  return (
    <ListPage
      title={t('sections.dictionaries')}
      lead={t('things.lead')}
      request={things}
      choices={CHOICES}
      choiceLabel={(name) => t(`things.which.${name}`)}
      choiceTitle={titleOf}
      search={t('things.search')}
      empty={t('things.empty')}
      keyOf={({ id }) => id}
      before={
        <WhichDictionary value="things">
          <ButtonLink icon={<PlusIcon size="sm" />} render={<RouterLink to="/dictionaries/new/things" />}>
            {t('things.add')}
          </ButtonLink>
        </WhichDictionary>
      }
    >
      {(shown) => <Row shown={shown} />}
    </ListPage>
  );
}
