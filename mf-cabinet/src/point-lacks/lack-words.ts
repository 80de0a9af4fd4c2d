import type { PointLack } from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';
import type { SectionName } from '../point-editor/index.ts';

const SECTION_OF: Readonly<Record<string, SectionName>> = {
  name: 'basics',
  iconId: 'basics',
  coords: 'place',
  address: 'place',
  smrs: 'rates',
  workingHours: 'hours',
  specialHours: 'hours',
  supervisorContacts: 'contacts',
  collectionRules: 'details',
  photos: 'photos',
};

const CONTACTS: Readonly<Record<string, string>> = {
  name: 'contactName',
  phone: 'contactPhone',
  email: 'contactEmail',
};

/** The part of the editor in which a field stands. */
export const sectionOf = (field: string): SectionName => SECTION_OF[field.split('.')[0] ?? ''] ?? 'details';

/** What a field is called, with the number of its row. */
export function fieldName(t: TFunction, field: string): string {
  const [head = '', second = '', third = ''] = field.split('.');
  if (head === 'supervisorContacts') return t(`editor.field.${CONTACTS[second]}`);
  if (head === 'workingHours' && second !== '') return t(`hoursEditor.days.${second}`);
  if (head !== 'smrs' || third === '') return t(`editor.field.${head}`);
  return t('editor.rates.fieldOfRow', { field: t(`editor.field.${third}`), number: Number(second) + 1 });
}

/** What a review asks for, in words: `Phone: this is no phone number`. An empty field is named alone. */
export const lackWords = (t: TFunction, { field, rule }: PointLack): string =>
  rule === 'required'
    ? fieldName(t, field)
    : t('editor.lack.named', { field: fieldName(t, field), problem: t(`editor.lack.${rule}`) });
