import { useWording } from '@ecocircle/app-kit/wording';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import {
  Actions,
  type Asked,
  AskingButton,
  ConfirmDialog,
  MailLanguage,
  ReasonDialog,
} from '../../acts/index.ts';
import { accountAct, deletion, type PortalAccount } from './model.ts';

interface AskedProps extends Asked {
  readonly account: PortalAccount;
}

function BlockDialog({ account: { id, email }, ...asked }: AskedProps) {
  const { t } = useWording();
  const act = useUnit(accountAct.wanted);
  return (
    <ReasonDialog
      {...asked}
      title={t('accounts.blockTitle', { email })}
      hint={t('accounts.reasonHint')}
      onReason={(reason) => act({ path: `/accounts/${id}/block/`, body: { reason } })}
    />
  );
}

function ConfirmationDialog({ account: { id, email }, ...asked }: AskedProps) {
  const { t, locale } = useWording();
  const act = useUnit(accountAct.wanted);
  const [language, setLanguage] = useState<string>(locale);
  return (
    <ConfirmDialog
      {...asked}
      text={t('accounts.confirmText', { email })}
      onConfirmed={() => act({ path: `/accounts/${id}/confirm/`, body: { locale: language } })}
    >
      <MailLanguage value={language} onValueChange={setLanguage} />
    </ConfirmDialog>
  );
}

function DeletionDialog({ account: { id, email }, ...asked }: AskedProps) {
  const { t, locale } = useWording();
  const act = useUnit(deletion.wanted);
  const [language, setLanguage] = useState<string>(locale);
  return (
    <ReasonDialog
      {...asked}
      title={t('accounts.deleteTitle', { email })}
      hint={t('accounts.deleteHint')}
      onReason={(reason) => act({ path: `/accounts/${id}/delete/`, body: { reason, locale: language } })}
    >
      <p>{t('accounts.deleteText')}</p>
      <MailLanguage value={language} onValueChange={setLanguage} />
    </ReasonDialog>
  );
}

function SessionsDialog({ account: { id, email }, ...asked }: AskedProps) {
  const { t } = useWording();
  const act = useUnit(accountAct.wanted);
  return (
    <ConfirmDialog
      {...asked}
      text={t('accounts.sessionsText', { email })}
      onConfirmed={() => act({ path: `/accounts/${id}/end-sessions/`, body: {} })}
    />
  );
}

const DIALOGS = {
  block: BlockDialog,
  confirm: ConfirmationDialog,
  delete: DeletionDialog,
  'end-sessions': SessionsDialog,
} as const;

/** The buttons of what may be done to an account in its state. */
export function AccountActs({ account }: { readonly account: PortalAccount }) {
  const { t } = useWording();
  const [act, isPending] = useUnit([accountAct.wanted, accountAct.$pending]);
  const { id, state, hasPassword } = account;
  const plain = (name: 'unblock' | 'unlock') => (
    <Button
      variant="secondary"
      loading={isPending}
      onClick={() => act({ path: `/accounts/${id}/${name}/`, body: {} })}
    >
      {t(`accounts.acts.${name}`)}
    </Button>
  );
  const asking = (name: keyof typeof DIALOGS, variant: 'secondary' | 'ghost' = 'secondary') => {
    const AskedDialog = DIALOGS[name];
    return (
      <AskingButton variant={variant} label={t(`accounts.acts.${name}`)}>
        {(asked) => <AskedDialog {...asked} account={account} />}
      </AskingButton>
    );
  };
  return (
    <Actions>
      {state === 'unconfirmed' && hasPassword && asking('confirm')}
      {state === 'blocked' ? plain('unblock') : asking('block')}
      {state === 'active' && asking('end-sessions')}
      {state === 'active' && plain('unlock')}
      {asking('delete', 'ghost')}
    </Actions>
  );
}
