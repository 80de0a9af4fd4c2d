import { useField } from '@ecocircle/app-kit/form';
import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import {
  aboutFor,
  aboutKey,
  LOCALE_INFO,
  LOCALES,
  type Locale,
  ORGANIZATION_LIMITS,
} from '@ecocircle/shared-contracts';
import { AlertIcon, CheckCircleIcon, TextArea } from '@ecocircle/ui-kit';
import { useStoreMap } from 'effector-react';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './about-section.module.css';
import { editor } from './model.ts';
import { Section } from './section.tsx';
import { useRefusedLanguage } from './use-refused-language.ts';

const nameOf = (locale: Locale): string => LOCALE_INFO[locale].name;

/** How far a key goes along the languages. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

interface TabProps {
  readonly locale: Locale;
  readonly isActive: boolean;
  readonly ids: { readonly tab: string; readonly panel: string };
  readonly onChoose: (locale: Locale) => void;
}

/** What a language's tab says beside its name: written, empty, or to be mended. */
function useMark(locale: Locale) {
  const { value, error, errorShown } = useField(editor, `about.${locale}`);
  if (errorShown && error) return 'wrong';
  return value.trim() === '' ? 'empty' : 'written';
}

function LanguageTab({ locale, isActive, ids, onChoose }: TabProps) {
  const { t } = useWording();
  const mark = useMark(locale);
  return (
    <button
      type="button"
      role="tab"
      id={`${ids.tab}-${locale}`}
      aria-selected={isActive}
      aria-controls={ids.panel}
      tabIndex={isActive ? 0 : -1}
      data-mark={mark}
      className={styles.tab}
      onClick={() => onChoose(locale)}
    >
      {mark === 'wrong' && <AlertIcon size="sm" />}
      {mark === 'written' && <CheckCircleIcon size="sm" />}
      {nameOf(locale)}
      <span className="visually-hidden">{t(`organization.about.${mark}`)}</span>
    </button>
  );
}

/** The language that visitors read while this one is empty; null where none is written. */
function useInstead(locale: Locale): Locale | null {
  return useStoreMap({
    store: editor.$values,
    keys: [locale],
    fn: ({ about }, [wanted]) => {
      const contacts = Object.fromEntries(LOCALES.map((one) => [aboutKey(one), about[one].trim()]));
      const found = aboutFor(contacts, wanted)?.locale ?? null;
      return found === wanted ? null : found;
    },
  });
}

function AboutText({ locale }: { readonly locale: Locale }) {
  const { t } = useWording();
  const instead = useInstead(locale);
  return (
    <TextArea
      {...useField(editor, `about.${locale}`)}
      id={`about-${locale}`}
      lang={locale}
      rows={7}
      counted
      limit={ORGANIZATION_LIMITS.about}
      label={t('organization.about.label', { language: nameOf(locale) })}
      hint={instead && t('organization.about.instead', { language: nameOf(instead) })}
    />
  );
}

function useWrittenCount(): number {
  return useStoreMap(editor.$values, ({ about }) => LOCALES.filter((one) => about[one].trim()).length);
}

/** What the organisation says of itself: a language at a time, and which of them are written. */
export function AboutSection() {
  const { counted, t } = useWording();
  const id = useId();
  const [active, setActive] = useState<Locale>(useServices().locale.locale);
  const ids = { tab: `${id}-tab`, panel: `${id}-panel` };
  useRefusedLanguage(active, setActive);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = LOCALES.at((LOCALES.indexOf(active) + step) % LOCALES.length) as Locale;
    setActive(next);
    document.getElementById(`${ids.tab}-${next}`)?.focus();
  };
  return (
    <Section name="about">
      <p className={styles.count}>{counted('organization.about.count', useWrittenCount())}</p>
      <div
        role="tablist"
        aria-label={t('organization.about.languages')}
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {LOCALES.map((locale) => (
          <LanguageTab
            key={locale}
            locale={locale}
            isActive={locale === active}
            ids={ids}
            onChoose={setActive}
          />
        ))}
      </div>
      <div role="tabpanel" id={ids.panel} aria-labelledby={`${ids.tab}-${active}`}>
        <AboutText key={active} locale={active} />
      </div>
    </Section>
  );
}
