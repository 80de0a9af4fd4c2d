import { afterPaint, classNames, MESSAGE_ROOM, SpamTrap, useHydrated } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type FormEvent, Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Form } from './create-form.ts';
import styles from './form.module.css';
import type { Beside, Change } from './form-options.ts';

/** What of a form its element needs. */
type FormOfElement<Values extends object> = Pick<
  Form<Values>,
  'initial' | 'shown' | 'changed' | 'submitted' | '$refusals' | '$round'
>;

interface FormElementProps<Values extends object> {
  readonly form: FormOfElement<Values>;
  readonly id?: string;
  /** Where the browser sends the form where no script runs. */
  readonly action?: string;
  /** How the browser sends it then: with files, or, unless said so, without. */
  readonly encType?: 'multipart/form-data';
  /** Holds a trap for robots; what they filled into it travels along, or is left to the browser to send. */
  readonly trap?: 'sent' | 'left-to-browser';
  readonly className?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Takes over what a person or a password manager filled in before the page's script was there. Nobody could in a form
 * that the browser made, and of a large one reading all fields is expensive.
 */
function useFilledBefore<Values extends object>(
  element: RefObject<HTMLFormElement | null>,
  { initial, changed }: FormOfElement<Values>,
  isHydrated: boolean,
): void {
  const change = useUnit(changed);
  const wasOnServer = useRef(!isHydrated).current;
  useEffect(() => {
    if (!element.current || !wasOnServer) return;
    for (const [path, value] of new FormData(element.current))
      if (typeof value === 'string' && value !== '' && (initial as Beside)[path] === '')
        change({ path, value } as Change<Values>);
  }, [element, initial, change, wasOnServer]);
}

/** The element of a form. A refused submit goes to the first field that is wrong; it works without scripts, too. */
export function FormElement<Values extends object>(props: FormElementProps<Values>) {
  const { form, trap, className, children, ...attributes } = props;
  const element = useRef<HTMLFormElement>(null);
  const [show, submit, refusals, round] = useUnit([form.shown, form.submitted, form.$refusals, form.$round]);
  // Without scripts the browser looks at the fields.
  const isHydrated = useHydrated();
  useFilledBefore(element, form, isHydrated);
  useEffect(() => {
    const cancel = afterPaint(() => show(true));
    return () => {
      cancel();
      show(false);
    };
  }, [show]);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    const trapped = String(new FormData(event.currentTarget).get(SpamTrap.fieldName) ?? '');
    if (trap === 'left-to-browser' && trapped !== '') return;
    event.preventDefault();
    submit(trap ? { [SpamTrap.fieldName]: trapped } : {});
  };
  return (
    <form
      {...attributes}
      ref={element}
      method="post"
      noValidate={isHydrated}
      className={classNames(MESSAGE_ROOM, className ?? styles.form)}
      onSubmit={send}
    >
      {trap && <SpamTrap />}
      <Fragment key={round}>{children}</Fragment>
    </form>
  );
}
