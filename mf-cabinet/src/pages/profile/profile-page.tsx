import { useWording } from '@ecocircle/app-kit/wording';
import type { ClientUser } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowRightIcon, Tag, Link as TextLink } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { $user } from '../../account/index.ts';
import { BalanceCard } from '../../balance/index.ts';
import { NavigatedPage } from '../../navigation/index.ts';
import { $counts, isSettled } from '../../points/index.ts';
import { AttentionList } from './attention-list.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { NextSteps } from './next-steps.tsx';
import { PointsOverview } from './points-overview.tsx';
import styles from './profile-page.module.css';
import { type Attention, useAttention } from './use-attention.ts';

const isPointsCreator = ({ roles }: ClientUser) => roles.includes('recycling-points-creator');
const isCreator = (user: ClientUser) =>
  isPointsCreator(user) || user.roles.includes('charity-events-creator');

/** One sentence: how much waits, or that nothing does. */
function Lead({ user, attention }: HeaderProps) {
  const { t, counted } = useWording();
  if (!isCreator(user) || attention.isFailed) return t('profile.lead.general');
  if (!attention.isKnown) return t('profile.lead.looking');
  return attention.total > 0 ? counted('profile.lead.attention', attention.total) : t('profile.lead.calm');
}

interface HeaderProps {
  readonly user: ClientUser;
  readonly attention: Attention;
}

function Header({ user, attention }: HeaderProps) {
  const { t } = useWording();
  return (
    <header className={styles.header}>
      <h1 className={styles.greeting}>{t('profile.greeting', { name: user.name })}</h1>
      <p className={styles.lead}>
        <Lead user={user} attention={attention} />
      </p>
      <ul className={styles.roles} aria-label={t('profile.roles')}>
        {user.roles.map((role) => (
          <li key={role}>
            <Tag>{t(`role.${role}`)}</Tag>
          </li>
        ))}
      </ul>
    </header>
  );
}

function Work({ user, attention }: HeaderProps) {
  const counts = useUnit($counts);
  return (
    <div className={styles.work} aria-busy={!attention.isKnown && !attention.isFailed}>
      <AttentionList attention={attention} />
      {isPointsCreator(user) && isSettled(counts) && <PointsOverview state={counts} />}
    </div>
  );
}

function Content({ user }: { readonly user: ClientUser }) {
  const { t } = useWording();
  const attention = useAttention(user);
  return (
    <NavigatedPage>
      <Header user={user} attention={attention} />
      <div className={isCreator(user) ? styles.columns : styles.rows}>
        {isCreator(user) && <Work user={user} attention={attention} />}
        <div className={styles.account}>
          {user.roles.includes('user') && (
            <BalanceCard
              balance={user.balance}
              action={
                <TextLink variant="standalone" render={<Link to="/profile/balance" />}>
                  {t('profile.balance.history')}
                  <ArrowRightIcon size="sm" />
                </TextLink>
              }
            />
          )}
          <ContactsCard user={user} />
        </div>
        <NextSteps className={styles.next} />
      </div>
    </NavigatedPage>
  );
}

/** The first screen of the cabinet: what needs attention, then what the account holds. */
export function ProfilePage() {
  const user = useUnit($user);
  return user && <Content user={user} />;
}
