import { useField } from '@ecocircle/app-kit/form';
import { useWording } from '@ecocircle/app-kit/wording';
import {
  LOCALE_INFO,
  LOCALES,
  type Locale,
  MATERIAL_FAMILIES,
  type MaterialFamily,
  THING_LIMITS,
  THING_TEXTS,
  type ThingText,
} from '@ecocircle/shared-contracts';
import { Button, MaterialMark, NativeSelect, TextArea, TextField } from '@ecocircle/ui-kit';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { AfterSave, DeskForm, EntryIdField } from '../../forms/index.ts';
import { MaterialsField } from './materials-field.tsx';
import { type DeskThing, thing } from './model.ts';
import { $isThingSaved, thingForm, valuesOf } from './thing-form-model.ts';
import styles from './things.module.css';

/** The texts that take more than a line. */
const LONG = ['prepare', 'keepOut', 'otherwise', 'becomes'] as const;

interface TextProps {
  readonly locale: Locale;
  readonly field: keyof ThingText;
}

function ShortText({ locale, field }: TextProps & { readonly field: 'name' | 'slug' }) {
  const { t } = useWording();
  const { valid: _, ...text } = useField(thingForm, `texts.${locale}.${field}`);
  return (
    <TextField
      {...text}
      label={t(`things.texts.${field}`)}
      {...(field === 'slug'
        ? { autoCapitalize: 'none', spellCheck: false, hint: t('things.slugHint') }
        : { lang: locale })}
      autoComplete="off"
      maxLength={THING_LIMITS[field]}
    />
  );
}

function LongText({ locale, field }: TextProps & { readonly field: (typeof LONG)[number] }) {
  const { t } = useWording();
  const { valid: _, ...text } = useField(thingForm, `texts.${locale}.${field}`);
  return (
    <TextArea
      {...text}
      label={t(`things.texts.${field}`)}
      lang={locale}
      rows={2}
      limit={THING_LIMITS[field]}
      counted
    />
  );
}

function Words({ locale }: Pick<TextProps, 'locale'>) {
  const { t, number } = useWording();
  const { valid: _, ...words } = useField(thingForm, `texts.${locale}.words`);
  const bounds = { most: number(THING_LIMITS.words), letters: number(THING_LIMITS.word) };
  return (
    <TextArea
      {...words}
      label={t('things.texts.words')}
      hint={t('things.wordsHint', bounds)}
      lang={locale}
      rows={4}
    />
  );
}

const nameFieldOf = (locale: Locale): string => `texts.${locale}.name`;

/** Leads to the part of a language, and says how much it lacks. */
function LanguageButton({ locale }: Pick<TextProps, 'locale'>) {
  const { t, counted } = useWording();
  const missing = useStoreMap({
    store: thingForm.$values,
    keys: [locale],
    fn: ({ texts }, [at]) => THING_TEXTS.filter((field) => texts[at][field].trim() === '').length,
  });
  const go = () => document.getElementsByName(nameFieldOf(locale))[0]?.focus();
  return (
    <Button variant="secondary" size="sm" onClick={go}>
      <span lang={locale}>{LOCALE_INFO[locale].name}</span>
      {': '}
      {missing === 0 ? t('things.complete') : counted('things.missing', missing)}
    </Button>
  );
}

function Language({ locale }: Pick<TextProps, 'locale'>) {
  return (
    <fieldset className={styles.language}>
      <legend className={styles.legend} lang={locale}>
        {LOCALE_INFO[locale].name}
      </legend>
      <ShortText locale={locale} field="name" />
      <ShortText locale={locale} field="slug" />
      {LONG.map((field) => (
        <LongText key={field} locale={locale} field={field} />
      ))}
      <Words locale={locale} />
    </fieldset>
  );
}

function FamilyField() {
  const { t } = useWording();
  const { valid: _, value, onValueChange, ...family } = useField(thingForm, 'family');
  return (
    <div className={styles.family}>
      <MaterialMark family={value} />
      <NativeSelect
        {...family}
        value={value}
        onValueChange={(id) => onValueChange(id as MaterialFamily)}
        label={t('things.group')}
        hint={t('things.groupHint')}
        items={MATERIAL_FAMILIES.map((id) => ({ id, title: t(`dictionaries.families.${id}`) }))}
      />
    </div>
  );
}

function IdField() {
  const { t } = useWording();
  const { valid: _, ...id } = useField(thingForm, 'id');
  return <EntryIdField {...id} label={t('things.id')} hint={t('things.idHint', { example: 'glass-jar' })} />;
}

function AfterButton() {
  const { t } = useWording();
  const [isSaved, outcome, refresh] = useUnit([$isThingSaved, thingForm.$outcome, thing.refreshed]);
  return (
    <AfterSave
      isSaved={isSaved}
      saved={t('things.saved')}
      hasChanged={outcome?.answers.all?.kind === 'refused'}
      onLoadAgain={() => refresh()}
    />
  );
}

/** All that is said of a thing, language by language, and what it is made of; null for a new one. */
export function ThingForm({ shown }: { readonly shown: DeskThing | null }) {
  const { t } = useWording();
  const [open, leave] = useUnit([thingForm.opened, thingForm.left]);
  useEffect(() => void open({ thing: shown }), [open, shown]);
  useEffect(() => () => leave(), [leave]);
  return (
    <DeskForm
      form={thingForm}
      saved={valuesOf(shown)}
      submit={t(shown === null ? 'dictionaries.create' : 'dictionaries.save')}
      refusals={{ 'version-conflict': t('dictionaries.changedMeanwhile') }}
      more={<AfterButton />}
    >
      <FamilyField />
      <MaterialsField />
      <ul className={styles.languages} aria-label={t('things.languages')}>
        {LOCALES.map((locale) => (
          <li key={locale}>
            <LanguageButton locale={locale} />
          </li>
        ))}
      </ul>
      {LOCALES.map((locale) => (
        <Language key={locale} locale={locale} />
      ))}
      {shown === null && <IdField />}
    </DeskForm>
  );
}
