import { FailurePlace, type Form, FormElement } from '@ecocircle/app-kit/form';
import { useWording } from '@ecocircle/app-kit/wording';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import styles from './desk-form.module.css';
import { LeaveQuestion } from './leave-question.tsx';

interface DeskFormProps<Values extends object, Reason extends string> {
  readonly form: Pick<
    Form<Values, void, 'all', Reason>,
    'initial' | '$values' | 'shown' | 'changed' | 'submitted' | '$refusals' | '$round' | '$stage' | '$outcome'
  >;
  /** The words on the button. */
  readonly submit: string;
  /** What a refusal means, in words. */
  readonly refusals: Readonly<Record<Reason, string>>;
  /** What is saved: whoever typed something else is asked before they leave. Without it nobody is asked. */
  readonly saved?: Values;
  /** Stands below the button. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

interface UnsavedProps<Values extends object> {
  readonly form: Pick<Form<Values>, '$values' | '$stage'>;
  readonly saved: Values;
}

/** What is on its way, or has arrived, is not lost by leaving. */
function Unsaved<Values extends object>({ form, saved }: UnsavedProps<Values>) {
  const [values, stage] = useUnit([form.$values, form.$stage]);
  return <LeaveQuestion isUnsaved={stage === 'form' && JSON.stringify(values) !== JSON.stringify(saved)} />;
}

/** A form of the desk with its button: what went wrong stands above that and is announced. */
export function DeskForm<Values extends object, Reason extends string>(props: DeskFormProps<Values, Reason>) {
  const { form, submit, refusals, saved, more, children } = props;
  const { t, counted } = useWording();
  const [stage, outcome] = useUnit([form.$stage, form.$outcome]);
  const id = useId();
  const answer = outcome?.answers.all;
  const failure =
    answer?.kind === 'too-many'
      ? counted('forms.tooMany', answer.wait)
      : answer?.kind === 'refused'
        ? refusals[answer.reason]
        : answer?.kind === 'failed'
          ? t('forms.failed')
          : null;
  return (
    <>
      {saved !== undefined && <Unsaved form={form} saved={saved} />}
      <FormElement form={form} className={styles.form} aria-describedby={failure ? id : undefined}>
        {children}
        <FailurePlace id={id} text={failure} />
        <div className={styles.actions}>
          <Button type="submit" size="lg" wide loading={stage === 'sending'}>
            {submit}
          </Button>
          {more}
        </div>
      </FormElement>
    </>
  );
}
