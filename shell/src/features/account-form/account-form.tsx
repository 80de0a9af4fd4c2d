import { FailurePlace, FormElement, type Outcome } from '@ecocircle/app-kit/form';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account-form.module.css';
import { useTooManyText } from './use-too-many-text.ts';

interface AccountFormProps<Values extends object, Reason extends string>
  extends Pick<ComponentProps<typeof FormElement<Values>>, 'form' | 'children'> {
  readonly outcome: Outcome<'all', Reason> | null;
  readonly texts: Readonly<Record<Reason, string>> & { readonly failed: string };
  readonly actions: ReactNode;
}

/** The frame of every form around an account: what went wrong stands above the buttons and is announced. */
export function AccountForm<Values extends object, Reason extends string>(
  props: AccountFormProps<Values, Reason>,
) {
  const { form, outcome, texts, actions, children } = props;
  const { t } = useTranslation();
  const tooMany = useTooManyText();
  const id = useId();
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
      <div className={styles.actions}>{actions}</div>
    </FormElement>
  );
}
