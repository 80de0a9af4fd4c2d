import { useField } from '@ecocircle/app-kit/form';
import { useWording } from '@ecocircle/app-kit/wording';
import {
  type DictionaryName,
  ENTRY_LIMITS,
  LOCALE_INFO,
  LOCALES,
  type Locale,
  MATERIAL_FAMILIES,
} from '@ecocircle/shared-contracts';
import { NativeSelect, TextField } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { AfterSave, DeskForm, EntryIdField } from '../../forms/index.ts';
import styles from './dictionaries.module.css';
import { DrawingField } from './drawing-field.tsx';
import { $isSaved, entryForm, valuesOf } from './entry-form-model.ts';
import { type Entry, entry } from './model.ts';

function NameField({ locale, dictionary }: { readonly locale: Locale; readonly dictionary: DictionaryName }) {
  const { valid: _, ...name } = useField(entryForm, `names.${locale}`);
  return (
    <TextField
      {...name}
      label={LOCALE_INFO[locale].name}
      lang={locale}
      autoComplete="off"
      maxLength={dictionary === 'units' ? ENTRY_LIMITS.unitName : ENTRY_LIMITS.name}
    />
  );
}

function FamilyField() {
  const { t } = useWording();
  const { valid: _, ...family } = useField(entryForm, 'family');
  return (
    <NativeSelect
      {...family}
      label={t('dictionaries.family')}
      hint={t('dictionaries.familyHint')}
      items={MATERIAL_FAMILIES.map((id) => ({ id, title: t(`dictionaries.families.${id}`) }))}
    />
  );
}

function IdField() {
  const { t } = useWording();
  const { valid: _, ...id } = useField(entryForm, 'id');
  return (
    <EntryIdField
      {...id}
      label={t('dictionaries.id')}
      hint={t('dictionaries.idHint', { example: 'toner-cartridges' })}
    />
  );
}

function AfterButton() {
  const { t } = useWording();
  const [isSaved, outcome, refresh] = useUnit([$isSaved, entryForm.$outcome, entry.refreshed]);
  return (
    <AfterSave
      isSaved={isSaved}
      saved={t('dictionaries.saved')}
      hasChanged={outcome?.answers.all?.kind === 'refused'}
      onLoadAgain={() => refresh()}
    />
  );
}

interface EntryFormProps {
  readonly dictionary: DictionaryName;
  /** Null for a new entry. */
  readonly shown: Entry | null;
}

/** The names of an entry in each language, and what else it has. */
export function EntryForm({ dictionary, shown }: EntryFormProps) {
  const { t } = useWording();
  const [open, leave] = useUnit([entryForm.opened, entryForm.left]);
  useEffect(() => void open({ dictionary, entry: shown }), [open, dictionary, shown]);
  useEffect(() => () => leave(), [leave]);
  return (
    <DeskForm
      form={entryForm}
      saved={valuesOf(shown)}
      submit={t(shown === null ? 'dictionaries.create' : 'dictionaries.save')}
      refusals={{ 'version-conflict': t('dictionaries.changedMeanwhile') }}
      more={<AfterButton />}
    >
      <fieldset className={styles.names}>
        <legend className={styles.label}>{t('dictionaries.namesLegend')}</legend>
        {LOCALES.map((locale) => (
          <NameField key={locale} locale={locale} dictionary={dictionary} />
        ))}
      </fieldset>
      {shown === null && <IdField />}
      {dictionary !== 'units' && <FamilyField />}
      {dictionary === 'icons' && <DrawingField shown={shown} />}
    </DeskForm>
  );
}
