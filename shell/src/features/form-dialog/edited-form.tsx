import { Button, Spinner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../../platform/loader/use-delayed.ts';
import { usePortal } from '../../platform/page/portal-context.tsx';
import styles from './form-dialog.module.css';
import * as model from './model.ts';
import { PortalForm } from './portal-form.tsx';
import { asksPhone, PORTAL_FORMS } from './portal-forms.ts';

const SHOWN_AFTER = 300;

/** The fields of the form that is open, and a loader when sending takes long. */
export function EditedForm({ id, form }: { readonly id: string; readonly form: model.OpenForm }) {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const { stage, round, problems, refusals, change, submit, startOver, loadPhoneRule } = useUnit({
    stage: model.$stage,
    round: model.$round,
    problems: model.$problems,
    refusals: model.$refusals,
    change: model.fieldChanged,
    submit: model.submitted,
    startOver: model.startedOver,
    loadPhoneRule: model.loadPhoneRuleFx,
  });
  const isSending = stage === 'sending';
  const isLong = useDelayed(isSending, SHOWN_AFTER);
  const { kind } = form.dialog;
  useEffect(() => {
    // Where it does not load, the server has the rule.
    if (asksPhone(PORTAL_FORMS[kind])) loadPhoneRule(locale).catch(() => {});
  }, [kind, locale, loadPhoneRule]);
  return (
    <div className={styles.body}>
      <p className={styles.lead}>{t(`dialogs.${kind}.lead`)}</p>
      {form.isRestored && (
        <p className={styles.restored}>
          <span>{t('dialogs.restored')}</span>
          <Button variant="ghost" size="sm" onClick={startOver}>
            {t('dialogs.startOver')}
          </Button>
        </p>
      )}
      <div inert={isSending} aria-busy={isSending}>
        <PortalForm
          key={round}
          id={id}
          kind={kind}
          locale={locale}
          values={form.values}
          problems={problems}
          refusals={refusals}
          onChange={change}
          onSubmit={submit}
        />
      </div>
      <div className={styles.loader} data-shown={isLong || undefined} role="status">
        {isLong && (
          <>
            <Spinner size="lg" />
            <p>{t('dialogs.sending')}</p>
          </>
        )}
      </div>
    </div>
  );
}
