import { FailureNote } from '@ecocircle/app-kit/form';
import { Button, CheckIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styles, useTooManyText } from '../../features/account-form/index.ts';
import type { ConfirmModel } from './model.ts';

interface ConfirmFormProps {
  readonly token: string;
  readonly model: ConfirmModel;
  /** Where the words of the page are. */
  readonly about: 'confirmEmail' | 'confirmNewEmail';
}

function Failure({ model }: Pick<ConfirmFormProps, 'model'>) {
  const { t } = useTranslation();
  const tooMany = useTooManyText();
  const answer = useUnit(model.$answer);
  if (answer?.kind === 'too-many') return <FailureNote text={tooMany(answer)} />;
  return answer?.kind === 'failed' && <FailureNote text={t('confirmEmail.serverError')} />;
}

/** What a link confirms, and the button that does it. */
export function ConfirmForm({ token, model, about }: ConfirmFormProps) {
  const { t } = useTranslation();
  const [answer, pending, confirm] = useUnit([model.$answer, model.confirmFx.pending, model.confirmed]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirm(token);
  };
  const label = answer?.kind === 'failed' ? 'tryAgain' : pending ? 'confirming' : 'submit';
  return (
    <>
      <h1 className={styles.title}>{t(`${about}.title`)}</h1>
      <p className={styles.lead}>{t(`${about}.lead`)}</p>
      <form method="post" className={styles.stack} onSubmit={submit}>
        <Failure model={model} />
        <Button type="submit" size="lg" wide loading={pending} icon={!pending && <CheckIcon size="sm" />}>
          {t(label === 'submit' ? `${about}.submit` : `confirmEmail.${label}`)}
        </Button>
        <p className={styles.hint}>{t(`${about}.notYou`)}</p>
      </form>
    </>
  );
}
