import { useField } from '@ecocircle/app-kit/form';
import { BALANCE_CHANGE_KINDS, BALANCE_LIMITS } from '@ecocircle/shared-contracts';
import { NativeSelect, TextField } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { DeskForm } from '../../../forms/index.ts';
import styles from './balance.module.css';
import { balanceForm } from './model.ts';

/** Takes points from the balance that is shown, or gives them to it. */
export function BalanceForm() {
  const { t } = useTranslation();
  const { valid: _, ...kind } = useField(balanceForm, 'kind');
  const amount = useField(balanceForm, 'amount');
  const comment = useField(balanceForm, 'comment');
  return (
    <DeskForm
      form={balanceForm}
      saved={balanceForm.initial}
      submit={t('accounts.balance.submit')}
      refusals={{
        'not-enough': t('accounts.balance.notEnough'),
        'too-much': t('accounts.balance.tooMuch'),
        'key-of-another': t('forms.failed'),
      }}
    >
      <div className={styles.fields}>
        <NativeSelect
          {...kind}
          label={t('accounts.balance.kind')}
          items={BALANCE_CHANGE_KINDS.map((id) => ({ id, title: t(`accounts.balance.kinds.${id}`) }))}
        />
        <TextField
          {...amount}
          label={t('accounts.balance.amount')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
        />
        <TextField
          {...comment}
          label={t('accounts.balance.comment')}
          hint={t('accounts.balance.commentHint')}
          autoComplete="off"
          maxLength={BALANCE_LIMITS.comment}
        />
      </div>
    </DeskForm>
  );
}
