import type { ClientUser } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, EmptyState, emptyListDrawing, Skeleton } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $user } from '../../account/index.ts';
import { NavigatedPage } from '../../navigation/index.ts';
import { edited, OrganizationEditor } from '../../organization-editor/index.ts';
import { LoadingRows, RequestFailed } from '../../request-states/index.ts';
import styles from './organization-page.module.css';

/** The organisation whose page somebody edits; null for who announces nothing in the name of one. */
const ownIdOf = ({ orgId, roles }: ClientUser): string | null =>
  roles.some((role) => role !== 'user') ? orgId : null;

function NoOrganization() {
  const { t } = useTranslation();
  return (
    <EmptyState
      level={2}
      drawing={emptyListDrawing}
      title={t('organization.none.title')}
      text={t('organization.none.text')}
      action={<ButtonLink render={<Link to="/profile" />}>{t('organization.none.action')}</ButtonLink>}
    />
  );
}

function Loaded({ id }: { readonly id: string }) {
  const [state, want, retry, leave, forget] = useUnit([
    edited.$state,
    edited.wanted,
    edited.refreshed,
    edited.left,
    edited.reset,
  ]);
  useEffect(() => {
    want(id);
    return () => {
      leave();
      // What was saved since is not in what was asked for once: the next visit asks anew.
      forget(null);
    };
  }, [id, want, leave, forget]);
  if (state.kind === 'failed')
    return <RequestFailed about="organization" cause={state.cause} onRetry={() => retry()} />;
  if (state.kind !== 'ready')
    return (
      <LoadingRows count={3} className={styles.waiting}>
        <Skeleton shape="heading" width="half" />
        <Skeleton lines={3} />
      </LoadingRows>
    );
  return <OrganizationEditor organization={state.data} />;
}

/** What the own organisation shows of itself wherever its points are. */
export function OrganizationPage() {
  const { t } = useTranslation();
  const user = useUnit($user);
  if (!user) return null;
  const id = ownIdOf(user);
  return (
    <NavigatedPage>
      <header className={styles.header}>
        <h1>{t('organization.title')}</h1>
        {id !== null && <p className={styles.lead}>{t('organization.lead', { name: user.orgName })}</p>}
      </header>
      <div className={styles.content}>{id === null ? <NoOrganization /> : <Loaded id={id} />}</div>
    </NavigatedPage>
  );
}
