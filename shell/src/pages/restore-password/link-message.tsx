import type { TooMany } from '@ecocircle/app-kit/form';
import { Link } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useTooManyText } from '../../features/account-form/index.ts';
import { Message } from '../mailed-link/message.tsx';
import * as model from './model.ts';

/** Offers to check a link again that could not be checked. */
export function UncheckedLink({ tooMany }: { readonly tooMany: TooMany | null }) {
  const { t } = useTranslation();
  const tooManyText = useTooManyText();
  const [token, check] = useUnit([model.$token, model.linkOpened]);
  return (
    <Message
      title={t('mailedLink.failed.title')}
      text={tooMany ? tooManyText(tooMany) : t('mailedLink.failed.text')}
    >
      <Button size="lg" onClick={() => check(token)}>
        {t('mailedLink.failed.action')}
      </Button>
    </Message>
  );
}

/** The password is set: on to the login. */
export function PasswordSet() {
  const { t } = useTranslation();
  return (
    <Message title={t('setPassword.done.title')} text={t('setPassword.done.text')}>
      <ButtonLink size="lg" render={<Link to="/profile/login" />}>
        {t('setPassword.done.action')}
      </ButtonLink>
    </Message>
  );
}
