import { useWording } from '@ecocircle/app-kit/wording';
import type { ClientUser } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowRightIcon, Tag, Link as TextLink } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { $user } from '../../account/index.ts';
import { BalanceCard } from '../../balance/index.ts';
import { NavigatedPage } from '../../navigation/index.ts';
import { $counts, attentionOf, type CountsState, isSettled } from '../../points/index.ts';
import { AttentionList } from './attention-list.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { NextSteps } from './next-steps.tsx';
import { PointsOverview } from './points-overview.tsx';
import styles from './profile-page.module.css';

const isPointsCreator = ({ roles }: ClientUser) => roles.includes('recycling-points-creator');

/** One sentence: how many points wait, or that nothing does. */
function Lead({ user, counts }: { readonly user: ClientUser; readonly counts: CountsState }) {
  const { t, counted } = useWording();
  if (!isPointsCreator(user) || counts.kind === 'failed') return t('profile.lead.general');
  if (counts.kind !== 'ready') return t('profile.lead.looking');
  const count = attentionOf(counts.data);
  return count > 0 ? counted('profile.lead.attention', count) : t('profile.lead.calm');
}

function Header({ user, counts }: { readonly user: ClientUser; readonly counts: CountsState }) {
  const { t } = useWording();
  return (
    <header className={styles.header}>
      <h1 className={styles.greeting}>{t('profile.greeting', { name: user.name })}</h1>
      <p className={styles.lead}>
        <Lead user={user} counts={counts} />
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

/** The first screen of the cabinet: what needs attention, then what the account holds. */
export function ProfilePage() {
  const { t } = useWording();
  const [user, counts] = useUnit([$user, $counts]);
  if (!user) return null;
  return (
    <NavigatedPage>
      <Header user={user} counts={counts} />
      <div className={isPointsCreator(user) ? styles.columns : styles.rows}>
        {isPointsCreator(user) && (
          <div className={styles.work} aria-busy={!isSettled(counts)}>
            <AttentionList state={counts} />
            {isSettled(counts) && <PointsOverview state={counts} />}
          </div>
        )}
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
