import { useNavigate, useParams } from '@ecocircle/shared-contracts/router';
import { letterDrawing } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../account/account-page.tsx';
import { SPENT_DRAWINGS, SpentLink } from '../mailed-link/spent-link.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { confirmation as model } from './model.ts';

const TO_LOGIN = { key: 'logIn', to: '/profile/login' };
const WAYS_ON = {
  used: [TO_LOGIN],
  expired: [{ key: 'signUp', to: '/registration' }, TO_LOGIN],
  unknown: [TO_LOGIN, { key: 'home', to: '/' }],
};

/**
 * The page of the mail to who signed up. It takes a press: programs that look through mails open every link, and an
 * account is for who reads the mailbox.
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [answer, leave] = useUnit([model.$answer, model.pageLeft]);
  const isConfirmed = answer?.kind === 'sent';
  const spent = answer?.kind === 'refused' ? answer.reason : null;
  useEffect(() => leave, [leave]);
  useEffect(() => {
    if (isConfirmed) navigate('/registration-success?confirmed', { replace: true });
  }, [isConfirmed, navigate]);
  return (
    <AccountPage
      drawing={spent ? SPENT_DRAWINGS[spent] : letterDrawing}
      noScript={t('confirmEmail.noScript')}
    >
      {spent ? (
        <SpentLink purpose="email" state={spent} ways={WAYS_ON[spent]} />
      ) : (
        <ConfirmForm token={token} model={model} about="confirmEmail" />
      )}
    </AccountPage>
  );
}
