import { FailurePlace, type Form, FormElement } from '@ecocircle/app-kit/form';
import { useWording } from '@ecocircle/app-kit/wording';
import { Button, CheckCircleIcon } from '@ecocircle/ui-kit';
import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import styles from './account-page.module.css';

type FormOfSettings<Values extends object> = Pick<
  Form<Values>,
  'initial' | 'shown' | 'changed' | 'submitted' | '$refusals' | '$round' | '$stage' | '$outcome'
>;

interface SettingsFormProps<Values extends object> {
  readonly form: FormOfSettings<Values>;
  /** Whether what the form holds was saved, and the key of what is told then. */
  readonly saved?: { readonly $is: Store<boolean>; readonly text: string };
  readonly submit: string;
  readonly danger?: boolean;
  /** Gives the form up. */
  readonly cancel?: ReactNode;
  readonly children: ReactNode;
}

function useFailure<Values extends object>({ $outcome }: FormOfSettings<Values>): string | null {
  const { t, counted } = useWording();
  const answer = useUnit($outcome)?.answers.all;
  if (answer?.kind === 'too-many') return counted('account.tooMany', Math.ceil(answer.wait / 60));
  return answer?.kind === 'failed' ? t('account.failed') : null;
}

function Saved({ $is, text }: { readonly $is: Store<boolean>; readonly text: string }) {
  const { t } = useWording();
  const isSaved = useUnit($is);
  return (
    <div role="status">
      {isSaved && (
        <p className={styles.saved}>
          <CheckCircleIcon size="sm" />
          {t(text)}
        </p>
      )}
    </div>
  );
}

/** Fields of the account with their button; how saving went stands above it and is announced. */
export function SettingsForm<Values extends object>(props: SettingsFormProps<Values>) {
  const { form, saved, submit, danger, cancel, children } = props;
  const id = useId();
  const stage = useUnit(form.$stage);
  const failure = useFailure(form);
  return (
    <FormElement form={form} className={styles.form} aria-describedby={failure ? id : undefined}>
      {children}
      <FailurePlace id={id} text={failure} />
      {saved && <Saved {...saved} />}
      <div className={styles.buttons}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={stage === 'sending'}>
          {submit}
        </Button>
        {cancel}
      </div>
    </FormElement>
  );
}
