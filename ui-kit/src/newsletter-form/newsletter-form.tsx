import type {
  NewsletterFormParts,
  NewsletterMessage,
  SubscriptionOutcome,
} from '@ecocircle/shared-contracts';
import { type FormEvent, type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../environment/use-browser-fact.ts';
import { AlertCircleIcon, CheckCircleIcon, CloseIcon } from '../icons/interface-icons.tsx';
import { SpamTrap } from '../spam-trap/index.ts';
import { TextField } from '../text-field/index.ts';
import styles from './newsletter-form.module.css';
import { useSubscription } from './use-subscription.ts';

/** Props of {@link NewsletterForm}. */
export interface NewsletterFormProps {
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
 * <NewsletterForm form={services.newsletter.form('mf-public.home')} />
 */
export function NewsletterForm({ form, button = 'primary', className }: NewsletterFormProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const { email, stage, round, change, send, close } = useSubscription(form, root);
  const outcome = stage === 'normal' || stage === 'sending' ? null : stage;
  useFocusOnMessage(root, outcome);
  return (
    <div ref={root} className={classNames(styles.newsletter, className)}>
      <div role="status">
        {outcome && (
          <Message
            outcome={outcome}
            message={form.texts.outcomes[outcome]}
            closeLabel={form.texts.closeMessage}
            onClose={close}
          />
        )}
      </div>
      {!outcome && (
        <Fields
          key={round}
          form={form}
          email={email}
          sending={stage === 'sending'}
          button={button}
          onChange={change}
          onSend={send}
        />
      )}
    </div>
  );
}

function Fields(props: {
  readonly form: NewsletterFormParts;
  readonly email: string;
  readonly sending: boolean;
  readonly button: NonNullable<NewsletterFormProps['button']>;
  readonly onChange: (email: string) => void;
  readonly onSend: () => void;
}): ReactElement {
  const { form, email, sending, button, onChange, onSend } = props;
  const { texts, locale } = form;
  const problem = form.problem(email);
  // Without scripts the button has to work.
  const isHydrated = useHydrated();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A filled trap is left to the server, as without scripts.
    if (new FormData(event.currentTarget).get(SpamTrap.fieldName)) return;
    event.preventDefault();
    if (!problem && !sending) onSend();
  };
  return (
    <form
      className={styles.form}
      method="post"
      action="/api/subscribe/email"
      noValidate={isHydrated}
      onSubmit={submit}
    >
      <input type="hidden" name="locale" value={locale} />
      <SpamTrap />
      <TextField
        className={classNames('deep-surface', styles.field)}
        label={texts.email}
        hint={texts.hint}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={200}
        required
        large
        value={email}
        onValueChange={onChange}
        error={problem}
        valid={!problem}
        disabled={sending}
        clearLabel={texts.clear}
      />
      <Button
        className={classNames(problem !== undefined && 'deep-surface', styles.submit)}
        type="submit"
        size="lg"
        variant={button}
        loading={sending}
        disabled={isHydrated && problem !== undefined}
      >
        {sending ? texts.sending : texts.submit}
      </Button>
    </form>
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
