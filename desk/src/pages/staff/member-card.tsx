import { useWording } from '@ecocircle/app-kit/wording';
import { Button, Card, Tag } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../acts/index.ts';
import { type Member, memberAct } from './model.ts';
import styles from './staff.module.css';

/** What is asked for before it is done; also the ends of the calls. */
type Asked = 'reset' | 'close' | null;

function Buttons({ member: { id, role }, onAsked }: { member: Member; onAsked: (asked: Asked) => void }) {
  const { t } = useWording();
  const act = useUnit(memberAct.wanted);
  const other = role === 'operator' ? 'moderator' : 'operator';
  return (
    <div className={styles.buttons}>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => act({ path: `/staff/${id}/role/`, body: { role: other } })}
      >
        {t(`staff.make.${other}`)}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onAsked('reset')}>
        {t('staff.acts.reset')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onAsked('close')}>
        {t('staff.acts.close')}
      </Button>
    </div>
  );
}

/** One member of staff, with what may be done about them. */
export function MemberCard({ member }: { readonly member: Member }) {
  const { t, moment } = useWording();
  const act = useUnit(memberAct.wanted);
  const [asked, setAsked] = useState<Asked>(null);
  const { id, name, email, role, isActive, isSetUp, seenAt } = member;
  return (
    <Card className={styles.member}>
      <h2 className={styles.name}>{name}</h2>
      <p>{email}</p>
      <p className={styles.notes}>
        <span>{t(`roles.${role}`)}</span>
        {seenAt !== null && <span>{t('staff.seen', { moment: moment(seenAt) })}</span>}
        {!isActive && <Tag tone="neutral">{t('staff.closed')}</Tag>}
        {isActive && !isSetUp && <Tag tone="neutral">{t('staff.notSetUp')}</Tag>}
      </p>
      {isActive && <Buttons member={member} onAsked={setAsked} />}
      {asked && (
        <ConfirmDialog
          title={t(`staff.acts.${asked}`)}
          text={t(`staff.texts.${asked}`, { name })}
          submit={t(`staff.acts.${asked}`)}
          isFinal={asked === 'close'}
          onClose={() => setAsked(null)}
          onConfirmed={() => {
            setAsked(null);
            act({ path: `/staff/${id}/${asked}/`, body: {} });
          }}
        />
      )}
    </Card>
  );
}
