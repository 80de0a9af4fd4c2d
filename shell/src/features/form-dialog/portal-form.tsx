import type { Locale } from '@ecocircle/shared-contracts';
import { AlertCircleIcon, SpamTrap } from '@ecocircle/ui-kit';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form-dialog.module.css';
import { FormFields, type FormFieldsProps } from './form-fields.tsx';
import type { Envelope } from './model.ts';
import { PORTAL_FORMS } from './portal-forms.ts';

/** What a form is given. */
export interface PortalFormProps extends Omit<FormFieldsProps, 'areProblemsShown' | 'locale'> {
  readonly id: string;
  readonly locale: Locale;
  /** How often it was refused: what is wrong then shows, and the focus goes to the first of it. */
  readonly refusals: number;
  /** Without it the browser sends the form itself. */
  readonly onSubmit?: (envelope: Envelope) => void;
  readonly children?: ReactNode;
}

/** A form with its fields, what is wrong with them, and a trap for robots. It works without scripts, too. */
export function PortalForm({ id, locale, refusals, onSubmit, children, ...fields }: PortalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get(SpamTrap.fieldName);
    onSubmit?.({ locale, website: String(website ?? '') });
  };
  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      method="post"
      action={PORTAL_FORMS[fields.kind].action}
      noValidate={onSubmit !== undefined}
      onSubmit={onSubmit && submit}
    >
      <input type="hidden" name="locale" value={locale} />
      <SpamTrap />
      <Summary {...fields} isShown={refusals > 0} />
      <div className={styles.fields}>
        <FormFields {...fields} locale={locale} areProblemsShown={refusals > 0} />
      </div>
      {children}
    </form>
  );
}

function Summary({
  kind,
  problems,
  isShown,
}: Pick<FormFieldsProps, 'kind' | 'problems'> & { readonly isShown: boolean }) {
  const { t } = useTranslation();
  const wrong = PORTAL_FORMS[kind].fields.filter(({ name }) => problems[name]);
  const names = wrong.map(({ name }) =>
    name === 'text' || name === 'type' ? t(`dialogs.${kind}.${name}`) : t(`dialogs.fields.${name}`),
  );
  return (
    <div role="alert" className={styles.summary}>
      {isShown && wrong.length > 0 && (
        <p className={styles.summaryText}>
          <AlertCircleIcon size="sm" />
          <span>{t('dialogs.summary', { count: wrong.length, names: names.join(', ') })}</span>
        </p>
      )}
    </div>
  );
}
