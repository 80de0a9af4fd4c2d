import { AlertCircleIcon, Button, Spinner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Outcome } from './answer.ts';
import type { Form } from './create-form.ts';
import styles from './form.module.css';
import { useDelayed } from './use-delayed.ts';

const SHOWN_AFTER = 300;

/** What of a form its frame needs. */
type FormOfFrame<Part extends string, Reason extends string> = Pick<
  Form<object, void, Part, Reason>,
  '$stage' | '$outcome'
>;

interface FormFrameProps<Part extends string, Reason extends string> {
  readonly form: FormOfFrame<Part, Reason>;
  /** Stands above the fields: what the form is for, what was done before. */
  readonly head: ReactNode;
  /** Says that it is being sent, once that takes long. */
  readonly sending: string;
  /** The fields, in their {@link FormElement}. */
  readonly children: ReactNode;
  /** How it ended, in the fields' place. */
  readonly outcome: (outcome: Outcome<Part, Reason>) => ReactNode;
}

/** How a form ended, while that stands in the fields' place. */
export function useOutcome<Part extends string, Reason extends string>(form: FormOfFrame<Part, Reason>) {
  const [stage, outcome] = useUnit([form.$stage, form.$outcome]);
  return stage === 'outcome' ? outcome : null;
}

/** A form's fields, and a loader over them when sending takes long; or how it ended. */
export function FormFrame<Part extends string, Reason extends string>(props: FormFrameProps<Part, Reason>) {
  const { form, head, sending, children, outcome } = props;
  const ended = useOutcome(form);
  const isSending = useUnit(form.$stage) === 'sending';
  const isLong = useDelayed(isSending, SHOWN_AFTER);
  if (ended) return outcome(ended);
  return (
    <div className={styles.frame}>
      {head}
      <div inert={isSending} aria-busy={isSending}>
        {children}
      </div>
      <div className={styles.loader} data-shown={isLong || undefined} role="status">
        {isLong && (
          <>
            <Spinner size="lg" />
            <p>{sending}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** What a form is for; what a refusal found takes its place, so that nothing below it gives way. */
export function FormLead({
  problem,
  children,
}: {
  readonly problem: string | null;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <p className={styles.lead} data-hidden={problem !== null || undefined}>
        {children}
      </p>
      <div role="alert">
        {problem !== null && (
          <p className={styles.problem}>
            <AlertCircleIcon size="sm" />
            <span>{problem}</span>
          </p>
        )}
      </div>
    </div>
  );
}

interface RestoredProps {
  readonly form: Pick<Form<object>, '$isRestored' | 'startedOver'>;
  readonly startOver: string;
  readonly children: ReactNode;
}

/** Says that what was typed before is back, and offers to begin anew. */
export function RestoredNote({ form, startOver, children }: RestoredProps) {
  const [isRestored, onStartOver] = useUnit([form.$isRestored, form.startedOver]);
  return (
    isRestored && (
      <p className={styles.restored}>
        <span>{children}</span>
        <Button variant="ghost" size="sm" onClick={onStartOver}>
          {startOver}
        </Button>
      </p>
    )
  );
}

/** The place of what went wrong beside the fields; it opens when there is something to say. */
export const FailurePlace = ({ id, text }: { readonly id: string; readonly text: string | null }) => (
  <div className={styles.failurePlace} data-shown={text !== null || undefined}>
    <div>{text !== null && <FailureNote id={id} text={text} />}</div>
  </div>
);

/** What went wrong, beside the fields; it is announced. */
export function FailureNote({ id, text }: { readonly id?: string; readonly text: string }) {
  return (
    <p className={styles.failure} id={id} role="alert">
      <AlertCircleIcon size="sm" />
      <span>{text}</span>
    </p>
  );
}
