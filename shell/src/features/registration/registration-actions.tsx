import { type Outcome, useOutcome } from '@ecocircle/app-kit/form';
import { Link } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormActionsProps } from '../dialogs/index.ts';
import { registration } from './model.ts';
import { outcomeKind } from './outcome.ts';
import type { Part } from './registration-parts.ts';
import type { Reason } from './send-part.ts';
import { $step, rolesWanted } from './steps.ts';
import { usePartsLeft } from './use-parts.ts';

const submitKey = (parts: readonly Part[]): 'none' | 'both' | Part =>
  parts.length === 2 ? 'both' : (parts[0] ?? 'none');

/** The buttons of the registration, or those of how it ended. */
export function RegistrationActions({ id, onClose }: FormActionsProps) {
  const { t } = useTranslation();
  const step = useUnit($step);
  const outcome = useOutcome(registration);
  if (outcome) return <OutcomeActions outcome={outcome} onClose={onClose} />;
  if (step === 'fields') return <FieldsActions id={id} />;
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('dialogs.cancel')}
      </Button>
      <Button type="submit" form={id}>
        {t('registration.continue')}
      </Button>
    </>
  );
}

/** The second press of a double one on "Continue" lands here: nothing of this step is asked for yet. */
const ignoreDoublePress = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

function FieldsActions({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const [stage, back] = useUnit([registration.$stage, rolesWanted]);
  const left = usePartsLeft();
  const isSending = stage === 'sending';
  return (
    <>
      <Button variant="secondary" disabled={isSending} onClick={() => back()}>
        {t('registration.backToRoles')}
      </Button>
      <Button type="submit" form={id} loading={isSending} onClick={ignoreDoublePress}>
        {t(`registration.submit.${submitKey(left)}`)}
      </Button>
    </>
  );
}

interface OutcomeActionsProps {
  readonly outcome: Outcome<Part, Reason>;
  readonly onClose: () => void;
}

function OutcomeActions({ outcome, onClose }: OutcomeActionsProps) {
  const { t } = useTranslation();
  const [back, submit] = useUnit([registration.fieldsWanted, registration.submitted]);
  if (outcome.isDone) return <Button onClick={onClose}>{t('dialogs.close')}</Button>;
  return (
    <>
      <Button variant="secondary" onClick={back}>
        {t(outcomeKind(outcome).startsWith('exists') ? 'registration.changeEmail' : 'dialogs.backToForm')}
      </Button>
      {outcome.canRetry ? (
        <Button onClick={() => submit({})}>{t('dialogs.tryAgain')}</Button>
      ) : (
        <ButtonLink render={<Link to="/profile/login" onClick={onClose} />}>{t('header.login')}</ButtonLink>
      )}
    </>
  );
}
