import { useWording } from '@ecocircle/app-kit/wording';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Actions, ConfirmDialog, MailLanguage, ReasonDialog } from '../../acts/index.ts';
import { accountAct, deletion, type PortalAccount } from './model.ts';

/** What is done to an account at once, by the names of the calls. */
type PlainAct = 'unblock' | 'end-sessions' | 'unlock';

/** What is asked for before it is done. */
type Asked = 'block' | 'confirm' | 'delete' | 'end-sessions' | null;

interface AskedProps {
  readonly account: PortalAccount;
  readonly onClose: () => void;
}

function BlockDialog({ account: { id, email }, onClose }: AskedProps) {
  const { t } = useWording();
  const act = useUnit(accountAct.wanted);
  return (
    <ReasonDialog
      title={t('accounts.blockTitle', { email })}
      hint={t('accounts.reasonHint')}
      submit={t('accounts.acts.block')}
      onClose={onClose}
      onReason={(reason) => {
        onClose();
        act({ path: `/accounts/${id}/block/`, body: { reason } });
      }}
    />
  );
}

function ConfirmationDialog({ account: { id, email }, onClose }: AskedProps) {
  const { t, locale } = useWording();
  const act = useUnit(accountAct.wanted);
  const [language, setLanguage] = useState<string>(locale);
  return (
    <ConfirmDialog
      title={t('accounts.acts.confirm')}
      text={t('accounts.confirmText', { email })}
      submit={t('accounts.acts.confirm')}
      onClose={onClose}
      onConfirmed={() => {
        onClose();
        act({ path: `/accounts/${id}/confirm/`, body: { locale: language } });
      }}
    >
      <MailLanguage value={language} onValueChange={setLanguage} />
    </ConfirmDialog>
  );
}

function DeletionDialog({ account: { id, email }, onClose }: AskedProps) {
  const { t, locale } = useWording();
  const act = useUnit(deletion.wanted);
  const [language, setLanguage] = useState<string>(locale);
  return (
    <ReasonDialog
      title={t('accounts.deleteTitle', { email })}
      hint={t('accounts.deleteHint')}
      submit={t('accounts.acts.delete')}
      onClose={onClose}
      onReason={(reason) => {
        onClose();
        act({ path: `/accounts/${id}/delete/`, body: { reason, locale: language } });
      }}
    >
      <p>{t('accounts.deleteText')}</p>
      <MailLanguage value={language} onValueChange={setLanguage} />
    </ReasonDialog>
  );
}

function SessionsDialog({ account: { id, email }, onClose }: AskedProps) {
  const { t } = useWording();
  const act = useUnit(accountAct.wanted);
  return (
    <ConfirmDialog
      title={t('accounts.acts.end-sessions')}
      text={t('accounts.sessionsText', { email })}
      submit={t('accounts.acts.end-sessions')}
      onClose={onClose}
      onConfirmed={() => {
        onClose();
        act({ path: `/accounts/${id}/end-sessions/`, body: {} });
      }}
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
  const [asked, setAsked] = useState<Asked>(null);
  const { id, state, hasPassword } = account;
  const AskedDialog = asked && DIALOGS[asked];
  const plain = (name: PlainAct) => (
    <Button
      variant="secondary"
      loading={isPending}
      onClick={() => act({ path: `/accounts/${id}/${name}/`, body: {} })}
    >
      {t(`accounts.acts.${name}`)}
    </Button>
  );
  const asking = (name: NonNullable<Asked>) => (
    <Button variant="secondary" onClick={() => setAsked(name)}>
      {t(`accounts.acts.${name}`)}
    </Button>
  );
  return (
    <>
      <Actions>
        {state === 'unconfirmed' && hasPassword && asking('confirm')}
        {state === 'blocked' ? plain('unblock') : asking('block')}
        {state === 'active' && asking('end-sessions')}
        {state === 'active' && plain('unlock')}
        <Button variant="ghost" onClick={() => setAsked('delete')}>
          {t('accounts.acts.delete')}
        </Button>
      </Actions>
      {AskedDialog && <AskedDialog account={account} onClose={() => setAsked(null)} />}
    </>
  );
}
