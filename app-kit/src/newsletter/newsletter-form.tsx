import {
  NEWSLETTER_FORM,
  type NewsletterFormParts,
  type NewsletterMessage,
  type SubscriptionOutcome,
} from '@ecocircle/shared-contracts';
import {
  AlertCircleIcon,
  Button,
  CheckCircleIcon,
  CloseIcon,
  classNames,
  IconButton,
  TextField,
  useHydrated,
} from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { FormElement, useField, useOutcome } from '../form/index.ts';
import { type Newsletter, subscriptionOutcome } from './model.ts';
import styles from './newsletter-form.module.css';

/** Props of {@link NewsletterForm}. */
export interface NewsletterFormProps {
  readonly model: Newsletter;
  readonly form: NewsletterFormParts;
  /** accent where this is the page's one call to action. */
  readonly button?: 'primary' | 'accent' | 'inverse';
  readonly className?: string | undefined;
}

/**
 * Subscribes an address to the newsletter. A message takes the form's place until it is closed. Without scripts it is
 * a plain form that the API answers with a page.
 *
 * @example
 * <NewsletterForm model={newsletter} form={services.newsletter.form('mf-public.home')} />
 */
export function NewsletterForm(props: NewsletterFormProps): ReactElement {
  const { model, form, button = 'primary', className } = props;
  const root = useRef<HTMLDivElement>(null);
  const ended = useOutcome(model);
  const [open, another, back] = useUnit([model.opened, model.anotherWanted, model.fieldsWanted]);
  const outcome = ended && subscriptionOutcome(ended);
  useLayoutEffect(() => void open(form), [open, form]);
  useFocusOnMessage(root, outcome);
  return (
    <div ref={root} className={classNames(styles.newsletter, className)}>
      <div role="status">
        {outcome && (
          <Message
            outcome={outcome}
            message={form.texts.outcomes[outcome]}
            closeLabel={form.texts.closeMessage}
            onClose={outcome === 'error' ? back : another}
          />
        )}
      </div>
      {!outcome && <Fields model={model} form={form} button={button} />}
    </div>
  );
}

function Fields({
  model,
  form,
  button,
}: Required<Pick<NewsletterFormProps, 'model' | 'form' | 'button'>>): ReactElement {
  const { texts, locale } = form;
  const [canSend, stage] = useUnit([model.$canSend, model.$stage]);
  const { valid: _, error: __, ...field } = useField(model, 'email');
  const problem = form.problem(field.value);
  const isSending = stage === 'sending';
  // Without scripts the button has to work.
  const isHydrated = useHydrated();
  return (
    <FormElement form={model} className={styles.form} action={NEWSLETTER_FORM.action} trap="left-to-browser">
      <input type="hidden" name="locale" value={locale} />
      <TextField
        {...field}
        className="deep-surface"
        label={texts.email}
        hint={texts.hint}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={200}
        required
        large
        error={problem}
        valid={canSend}
        disabled={isSending}
        clearLabel={texts.clear}
      />
      <Button
        className={classNames(!canSend && 'deep-surface', styles.submit)}
        type="submit"
        size="lg"
        variant={button}
        loading={isSending}
        disabled={isHydrated && !canSend}
      >
        {isSending ? texts.sending : texts.submit}
      </Button>
    </FormElement>
  );
}

function Message(props: {
  readonly outcome: SubscriptionOutcome;
  readonly message: NewsletterMessage;
  readonly closeLabel: string;
  readonly onClose: () => void;
}): ReactElement {
  const { outcome, message, closeLabel, onClose } = props;
  const failed = outcome === 'error';
  return (
    <div className={classNames('deep-surface', styles.message)} data-tone={failed ? 'danger' : 'success'}>
      <span className={styles.icon}>{failed ? <AlertCircleIcon /> : <CheckCircleIcon />}</span>
      <div className={styles.text}>
        <p className={styles.title}>{message.title}</p>
        <p>{message.text}</p>
      </div>
      <IconButton label={closeLabel} icon={<CloseIcon />} className={styles.close} onClick={onClose} />
    </div>
  );
}

/** The focus follows what takes the place of what had it: to the message, and back to the field. */
function useFocusOnMessage(
  root: RefObject<HTMLDivElement | null>,
  outcome: SubscriptionOutcome | null,
): void {
  const shown = useRef(outcome);
  useEffect(() => {
    if (shown.current === outcome) return;
    shown.current = outcome;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !root.current?.contains(activeElement);
    if (isElsewhere) return;
    root.current?.querySelector<HTMLElement>(outcome ? 'button' : 'input[type="email"]')?.focus();
  }, [root, outcome]);
}
