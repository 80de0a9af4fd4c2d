import { useTranslation } from 'react-i18next';
import type { MergedPart } from './conflicts.ts';
import type { Choice, Dictionaries } from './dictionaries.ts';
import type { EditorValues } from './editor-values.ts';

const titleIn = (choices: readonly Choice[], id: string): string =>
  choices.find((choice) => choice.id === id)?.title ?? id;

/** What a part of a point says, in words to be compared. */
export function usePartWords({ materials, units, icons }: Dictionaries) {
  const { t } = useTranslation();
  const rateWords = ({ typeId, price, uom }: EditorValues['smrs'][number]): string =>
    [titleIn(materials, typeId), price, titleIn(units, uom)].filter(Boolean).join(' · ');
  const words: Readonly<Record<MergedPart, (values: EditorValues) => string>> = {
    name: ({ name }) => name,
    iconId: ({ iconId }) => titleIn(icons, iconId),
    place: ({ lng, lat }) => (lng === null || lat === null ? '' : `${lat}, ${lng}`),
    address: ({ address }) => address,
    smrs: ({ smrs }) => smrs.map(rateWords).join('\n'),
    hours: ({ workingHours }) => {
      const count = Object.values(workingHours).filter(({ kind }) => kind !== 'closed').length;
      return t('editor.conflict.days', { count });
    },
    contacts: ({ supervisorContacts: { name, phone, email } }) =>
      [name, phone, email].filter(Boolean).join('\n'),
    collectionRules: ({ collectionRules }) => collectionRules,
    comment: ({ comment }) => comment,
    photos: ({ photos }) => (photos.length > 0 ? t('editor.conflict.photos', { count: photos.length }) : ''),
  };
  return (part: MergedPart, values: EditorValues): string => words[part](values);
}
