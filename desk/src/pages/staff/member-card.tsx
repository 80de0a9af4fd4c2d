import { useWording } from '@ecocircle/app-kit/wording';
import { Button, Card, Tag } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { AskingButton, ConfirmDialog } from '../../acts/index.ts';
import { type Member, memberAct } from './model.ts';
import styles from './staff.module.css';

/** What is asked for before it is done, by the ends of the calls, and whether it is for good. */
const ASKED = { reset: false, close: true } as const;

const NAMES = Object.keys(ASKED) as (keyof typeof ASKED)[];

function Buttons({ member: { id, name, role } }: { readonly member: Member }) {
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
      {NAMES.map((end) => (
        <AskingButton
          key={end}
          size="sm"
          variant={ASKED[end] ? 'ghost' : 'secondary'}
          label={t(`staff.acts.${end}`)}
        >
          {(asked) => (
            <ConfirmDialog
              {...asked}
              text={t(`staff.texts.${end}`, { name })}
              isFinal={ASKED[end]}
              onConfirmed={() => act({ path: `/staff/${id}/${end}/`, body: {} })}
            />
          )}
        </AskingButton>
      ))}
    </div>
  );
}

/** One member of staff, with what may be done about them. */
export function MemberCard({ member }: { readonly member: Member }) {
  const { t, moment } = useWording();
  const { name, email, role, isActive, isSetUp, seenAt } = member;
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
      {isActive && <Buttons member={member} />}
    </Card>
  );
}
