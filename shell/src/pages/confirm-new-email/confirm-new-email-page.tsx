import { Link, useParams } from '@ecocircle/shared-contracts/router';
import { ButtonLink, letterDrawing } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/use-session.ts';
import { AccountPage } from '../account/account-page.tsx';
import { ConfirmForm } from '../confirm-email/confirm-form.tsx';
import { Message } from '../mailed-link/message.tsx';
import { SPENT_DRAWINGS, SpentLink } from '../mailed-link/spent-link.tsx';
import { confirmation } from './model.ts';

const TO_PROFILE = { key: 'profile', to: '/profile' };
const WAYS_ON = {
  used: [TO_PROFILE],
  expired: [TO_PROFILE],
  unknown: [TO_PROFILE, { key: 'home', to: '/' }],
};

/** The address is the account's; whoever is not signed in here logs in by it. */
function Confirmed() {
  const { t } = useTranslation();
  const isSignedIn = useSession().status === 'authenticated';
  return (
    <Message title={t('confirmNewEmail.done.title')} text={t('confirmNewEmail.done.text')}>
      <ButtonLink size="lg" render={<Link to={isSignedIn ? '/profile' : '/profile/login'} />}>
        {t(isSignedIn ? 'confirmNewEmail.done.profile' : 'confirmNewEmail.done.logIn')}
      </ButtonLink>
    </Message>
  );
}

/** The page of the mail to the new address of an account. It takes a press, as programs open every link of a mail. */
export function ConfirmNewEmailPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const [answer, leave] = useUnit([confirmation.$answer, confirmation.pageLeft]);
  const spent = answer?.kind === 'refused' ? answer.reason : null;
  useEffect(() => leave, [leave]);
  return (
    <AccountPage
      drawing={spent ? SPENT_DRAWINGS[spent] : letterDrawing}
      noScript={t('confirmEmail.noScript')}
    >
      {answer?.kind === 'sent' ? (
        <Confirmed />
      ) : spent ? (
        <SpentLink purpose="newEmail" state={spent} ways={WAYS_ON[spent]} />
      ) : (
        <ConfirmForm token={token} model={confirmation} about="confirmNewEmail" />
      )}
    </AccountPage>
  );
}
