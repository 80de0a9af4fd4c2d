import { useWording } from '@ecocircle/app-kit/wording';
import { isLocale, LOCALE_INFO, MATERIAL_FAMILIES } from '@ecocircle/shared-contracts';
import { Entries, Notes } from '../../lists/index.ts';
import styles from './dictionaries.module.css';
import type { EntryDeed, EntryDetail } from './model.ts';

type Change = EntryDeed['changes'][number];

/** What a field of an entry is called: `names.ru-RU`, `texts.ru-RU.prepare`, `family`. */
function useFieldName(field: string) {
  const { t } = useWording();
  const [part = '', locale = '', text] = field.split('.');
  if (!isLocale(locale)) return { name: t(`dictionaries.fields.${part}`), lang: undefined };
  const { name } = LOCALE_INFO[locale];
  return { name: text === undefined ? name : `${name}, ${t(`things.texts.${text}`)}`, lang: locale };
}

function ChangeLine({ field, before, after }: Change) {
  const { t } = useWording();
  const { name, lang } = useFieldName(field);
  const words = (value: string): string => {
    if (value === '') return '–';
    if (field === 'drawing') return t('dictionaries.ownDrawing');
    return field === 'family' && MATERIAL_FAMILIES.some((family) => family === value)
      ? t(`dictionaries.families.${value}`)
      : value;
  };
  return (
    <li>
      {name}
      {': '}
      <del lang={lang}>{words(before)}</del> → <ins lang={lang}>{words(after)}</ins>
    </li>
  );
}

/** Who changed what of an entry, the newest first. */
export function EntryHistory({ history }: Pick<EntryDetail, 'history'>) {
  const { t, moment } = useWording();
  if (history.length === 0) return <p>{t('dictionaries.asReleased')}</p>;
  return (
    <Entries ordered>
      {history.map(({ id, at, who, action, changes }) => (
        <li key={id}>
          <strong>{t(`dictionaries.actions.${action}`)}</strong>
          <Notes notes={[who, moment(at)]} />
          {changes.length > 0 && (
            <ul className={styles.changes}>
              {changes.map((change) => (
                <ChangeLine key={change.field} {...change} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </Entries>
  );
}
