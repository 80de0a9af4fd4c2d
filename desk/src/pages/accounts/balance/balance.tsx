import { useWording } from '@ecocircle/app-kit/wording';
import type { Withdrawal } from '@ecocircle/shared-contracts';
import { Banner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Told } from '../../../acts/index.ts';
import { Section } from '../../../frame/section.tsx';
import { Listed } from '../../../lists/index.ts';
import styles from './balance.module.css';
import { BalanceForm } from './balance-form.tsx';
import { $changes, balanceForm, balanceShown, history } from './model.ts';

function Row({ change }: { readonly change: Withdrawal }) {
  const { t, number, counted, moment } = useWording();
  const { amount, balanceAfter, comment, createdAt, isCredit } = change;
  return (
    <div className={styles.row}>
      <p className={styles.words}>{comment || t(`accounts.balance.${isCredit ? 'credit' : 'withdrawal'}`)}</p>
      <p className={styles.amount}>{isCredit ? `+${number(amount)}` : number(-amount)}</p>
      <p className={styles.note}>
        {moment(createdAt)} · {counted('accounts.balance.left', balanceAfter)}
      </p>
    </div>
  );
}

/** The balance of an account, its history, and the form that changes it. */
export function Balance({ accountId, balance }: { readonly accountId: string; readonly balance: number }) {
  const { t, number } = useWording();
  const [show, leave, changes] = useUnit([balanceShown, balanceForm.left, $changes]);
  useEffect(() => {
    show(accountId);
    return leave;
  }, [show, leave, accountId]);
  return (
    <Section title={t('accounts.balance.title')}>
      <p className={styles.figure}>{number(balance)}</p>
      {changes > 0 && (
        <Told of={changes}>
          <Banner label={t('acts.done')} title={t('staffActs.of.accounts.balance')} />
        </Told>
      )}
      <BalanceForm />
      <h3 className={styles.title}>{t('accounts.balance.history')}</h3>
      <Listed
        request={history}
        of={accountId}
        label={t('accounts.balance.history')}
        empty={t('accounts.balance.empty')}
        keyOf={({ id }) => id}
        isPart
      >
        {(change) => <Row change={change} />}
      </Listed>
    </Section>
  );
}
