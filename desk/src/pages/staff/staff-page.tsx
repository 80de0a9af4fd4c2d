import { useWording } from '@ecocircle/app-kit/wording';
import { Banner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ActResult, Told } from '../../acts/index.ts';
import { ListPage } from '../../lists/index.ts';
import { MemberCard } from './member-card.tsx';
import { $linkToken, memberAct, members, staffLeft } from './model.ts';
import { NewMember } from './new-member.tsx';
import styles from './staff.module.css';

/** The link that sets both factors. Its token stands behind the hash, which no browser sends. */
function SetUpLink() {
  const { t } = useWording();
  const token = useUnit($linkToken);
  if (token === null) return null;
  return (
    <Told of={token}>
      <Banner label={t('staff.linkLabel')} tone="neutral" title={t('staff.linkTitle')}>
        <p>{t('staff.linkText')}</p>
        <p className={styles.link}>
          <code>{`${location.origin}/set-up#${token}`}</code>
        </p>
      </Banner>
    </Told>
  );
}

/** Who works at the desk: new accounts, roles, lost factors, and who has left. */
export function StaffPage() {
  const { t } = useWording();
  const leave = useUnit(staffLeft);
  useEffect(() => leave, [leave]);
  return (
    <ListPage
      title={t('sections.staff')}
      lead={t('staff.lead')}
      request={members}
      empty={t('staff.empty')}
      before={
        <div className={styles.before}>
          <NewMember />
          <ActResult act={memberAct} />
          <SetUpLink />
        </div>
      }
      keyOf={({ id }) => id}
    >
      {(member) => <MemberCard member={member} />}
    </ListPage>
  );
}
