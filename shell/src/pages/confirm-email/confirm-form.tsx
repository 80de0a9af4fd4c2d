import { FailureNote } from '@ecocircle/app-kit/form';
import { Button, CheckIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styles, useTooManyText } from '../../features/account-form/index.ts';
import * as model from './model.ts';

function Failure() {
  const { t } = useTranslation();
  const tooMany = useTooManyText();
  const answer = useUnit(model.$answer);
  if (answer?.kind === 'too-many') return <FailureNote text={tooMany(answer)} />;
  return answer?.kind === 'failed' && <FailureNote text={t('confirmEmail.serverError')} />;
}

export function ConfirmForm({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const [answer, pending, confirm] = useUnit([model.$answer, model.confirmEmailFx.pending, model.confirmed]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirm(token);
  };
  const label = answer?.kind === 'failed' ? 'tryAgain' : pending ? 'confirming' : 'submit';
  return (
    <>
      <h1 className={styles.title}>{t('confirmEmail.title')}</h1>
      <p className={styles.lead}>{t('confirmEmail.lead')}</p>
      <form method="post" className={styles.stack} onSubmit={submit}>
        <Failure />
        <Button type="submit" size="lg" wide loading={pending} icon={!pending && <CheckIcon size="sm" />}>
          {t(`confirmEmail.${label}`)}
        </Button>
        <p className={styles.hint}>{t('confirmEmail.notYou')}</p>
      </form>
    </>
  );
}
