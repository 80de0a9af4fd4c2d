import { Link } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { $outcome, $stage, fieldsWanted, submitted } from './model.ts';
import type { Outcome } from './outcome.ts';
import type { Part } from './registration-form.ts';
import { useRegistration } from './use-registration.ts';

interface ActionsProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The buttons of the registration, or those of how it ended. */
export function RegistrationActions({ id, onClose }: ActionsProps) {
  const [stage, outcome] = useUnit([$stage, $outcome]);
  return stage === 'outcome' && outcome ? (
    <OutcomeActions outcome={outcome} onClose={onClose} />
  ) : (
    <FieldActions id={id} onClose={onClose} />
  );
}

const submitKey = (parts: readonly Part[]): 'none' | 'both' | Part =>
  parts.length === 2 ? 'both' : (parts[0] ?? 'none');

function FieldActions({ id, onClose }: ActionsProps) {
  const { t } = useTranslation();
  const stage = useUnit($stage);
  const { parts, isSent } = useRegistration();
  const left = parts.filter((part) => !isSent(part));
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('dialogs.cancel')}
      </Button>
      <Button type="submit" form={id} loading={stage === 'sending'}>
        {t(`registration.submit.${submitKey(left)}`)}
      </Button>
    </>
  );
}

function OutcomeActions({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const [back, retry] = useUnit([fieldsWanted, submitted]);
  const { isDone, canRetry, kind } = outcome;
  if (isDone) return <Button onClick={onClose}>{t('dialogs.close')}</Button>;
  return (
    <>
      <Button variant="secondary" onClick={back}>
        {t(kind.startsWith('exists') ? 'registration.changeEmail' : 'dialogs.backToForm')}
      </Button>
      {canRetry ? (
        <Button onClick={() => retry({ locale, website: '' })}>{t('dialogs.tryAgain')}</Button>
      ) : (
        <ButtonLink render={<Link to="/profile/login" onClick={onClose} />}>{t('header.login')}</ButtonLink>
      )}
    </>
  );
}
