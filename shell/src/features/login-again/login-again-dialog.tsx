import { Button, Dialog } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isAsked, loginAgainGivenUp } from '../../platform/session/login-again.ts';
import { $heldUser } from '../../platform/session/model.ts';
import { LoginViews } from '../login/index.ts';
import styles from './login-again-dialog.module.css';

/** Asks to log in again over the page, which stays as it is. It ends by a login or by going to the login page. */
export function LoginAgainDialog() {
  const { t } = useTranslation();
  const [isAsked, held, giveUp] = useUnit([$isAsked, $heldUser, loginAgainGivenUp]);
  return (
    <Dialog
      open={isAsked}
      permanent
      onClose={giveUp}
      width="sm"
      title={t('loginAgain.title')}
      closeLabel={t('loginAgain.toLoginPage')}
    >
      <div className={styles.content}>
        {held && <p className={styles.lead}>{t('loginAgain.lead', { name: held.name })}</p>}
        <LoginViews level={3} />
        <Button variant="ghost" wide onClick={giveUp}>
          {t('loginAgain.toLoginPage')}
        </Button>
      </div>
    </Dialog>
  );
}
