import { useChangeWords } from '@ecocircle/app-kit/point-changes';
import { differenceOf, type Locale } from '@ecocircle/shared-contracts';
import { Image } from '@ecocircle/ui-kit';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideWords, Versions } from '../conflicts/index.ts';
import { fieldName } from '../point-lacks/index.ts';
import type { MergedPart } from './conflicts.ts';
import type { Dictionaries } from './dictionaries.ts';
import { type EditorValues, toDraft } from './editor-values.ts';
import styles from './part-words.module.css';
import { namesIn } from './point-names.ts';

/** The parts that are not called as the first name of their fields is. */
const PARTS: Readonly<Record<string, MergedPart>> = {
  coords: 'place',
  workingHours: 'hours',
  specialHours: 'hours',
  supervisorContacts: 'contacts',
};

const partOf = (field: string): string => {
  const [name = ''] = field.split('.');
  return PARTS[name] ?? name;
};

/** Photos are told apart by their looks. */
function Photos({ photos }: Pick<EditorValues, 'photos'>) {
  const { t } = useTranslation();
  return (
    <>
      {t('editor.conflict.photos', { count: photos.length })}
      <span className={styles.photos}>
        {photos.map(({ id, thumbnailUrl }) => (
          <Image key={id} src={thumbnailUrl} alt="" ratio="4/3" className={styles.photo} />
        ))}
      </span>
    </>
  );
}

const photosOf = ({ photos }: EditorValues): ReactNode => photos.length > 0 && <Photos photos={photos} />;

/** What two people say of a part of a point, in words: of a part with several fields, those that differ. */
export function usePartWords(dictionaries: Dictionaries, country: string, locale: Locale) {
  const names = useMemo(() => namesIn(dictionaries), [dictionaries]);
  const { t } = useTranslation();
  const wordsOf = useChangeWords(names, country);
  return (part: MergedPart, { mine, theirs }: Versions<EditorValues>): SideWords => {
    if (part === 'photos') return { mine: photosOf(mine), theirs: photosOf(theirs) };
    const changes = differenceOf(toDraft(mine, locale), toDraft(theirs, locale))
      .filter(({ field }) => partOf(field) === part)
      .map((change) => ({ name: fieldName(t, change.field), ...wordsOf(change) }));
    const isNamed = part === 'hours' || part === 'contacts';
    const told = (side: 'before' | 'after'): string =>
      changes.map(({ name, [side]: lines }) => `${isNamed ? `${name}: ` : ''}${lines.join('\n')}`).join('\n');
    return { mine: told('before'), theirs: told('after') };
  };
}
