import { useNavigate, useParams } from '@ecocircle/shared-contracts/router';
import { batteryDrawing, doorDrawing, letterDrawing, lostDrawing } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../account/account-page.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import * as model from './model.ts';
import { SpentLink } from './spent-link.tsx';

const SPENT = { used: doorDrawing, expired: batteryDrawing, unknown: lostDrawing } as const;

const isSpent = (kind: string | undefined): kind is keyof typeof SPENT => kind !== undefined && kind in SPENT;

/**
 * The page of the mail to who signed up. It takes a press: programs that look through mails open every link, and an
 * account is for who reads the mailbox.
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [answer, leave] = useUnit([model.$answer, model.pageLeft]);
  const kind = answer?.kind;
  useEffect(() => leave, [leave]);
  useEffect(() => {
    if (kind === 'valid') navigate('/registration-success?confirmed', { replace: true });
  }, [kind, navigate]);
  return (
    <AccountPage drawing={isSpent(kind) ? SPENT[kind] : letterDrawing} noScript={t('confirmEmail.noScript')}>
      {isSpent(kind) ? <SpentLink state={kind} /> : <ConfirmForm token={token} />}
    </AccountPage>
  );
}
