import { FailurePlace, type Form, FormElement } from '@ecocircle/app-kit/form';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account-form.module.css';
import { useTooManyText } from './use-too-many-text.ts';

interface AccountFormProps<Values extends object, Reason extends string> {
  readonly form: Pick<
    Form<Values, void, 'all', Reason>,
    | 'initial'
    | 'shown'
    | 'changed'
    | 'submitted'
    | '$refusals'
    | '$round'
    | '$stage'
    | '$outcome'
    | '$canSend'
  >;
  /** The keys of what is told, and of the three words on the button. */
  readonly texts: Readonly<Record<Reason, string>> &
    Readonly<Record<'failed' | 'submit' | 'sending' | 'tryAgain', string>>;
  /** The button waits until there is something to send. */
  readonly waits?: boolean;
  /** Stands below the button. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** Every form around an account, with its button: what went wrong stands above that and is announced. */
export function AccountForm<Values extends object, Reason extends string>(
  props: AccountFormProps<Values, Reason>,
) {
  const { form, texts, waits = false, more, children } = props;
  const { t } = useTranslation();
  const [stage, outcome, canSend] = useUnit([form.$stage, form.$outcome, form.$canSend]);
  const tooMany = useTooManyText();
  const id = useId();
  const isSending = stage === 'sending';
  const answer = outcome?.answers.all;
  const failure =
    answer?.kind === 'too-many'
      ? tooMany(answer)
      : answer?.kind === 'refused'
        ? t(texts[answer.reason] as string)
        : answer?.kind === 'failed'
          ? t(texts.failed)
          : null;
  return (
    <FormElement form={form} className={styles.form} aria-describedby={failure ? id : undefined}>
      {children}
      <FailurePlace id={id} text={failure} />
      <div className={styles.actions}>
        <Button type="submit" size="lg" wide loading={isSending} disabled={waits && !canSend && !isSending}>
          {t(texts[answer?.kind === 'failed' ? 'tryAgain' : isSending ? 'sending' : 'submit'])}
        </Button>
        {more}
      </div>
    </FormElement>
  );
}
