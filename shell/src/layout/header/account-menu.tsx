import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, ChevronDownIcon, UserIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';
import { accountLinks } from '../account-links.ts';
import styles from './header.module.css';
import { useDisclosure } from './use-disclosure.ts';

/** The way into the account: a login button for visitors, a menu by role for who is signed in. */
export function AccountMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const { rootProps, buttonProps, panelProps } = useDisclosure();
  const links = accountLinks(session);
  if (session.status === 'anonymous')
    return (
      <ButtonLink size="sm" variant="primary" data-wide-only render={<Link to="/profile/login" />}>
        {t('header.login')}
      </ButtonLink>
    );
  return (
    <div className={styles.menu} data-wide-only {...rootProps}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={t('header.accountOf', { name: session.user.name })}
        {...buttonProps}
      >
        <UserIcon size="sm" />
        <span className={styles.accountName} aria-hidden="true">
          {session.user.name}
        </span>
        <ChevronDownIcon size="xsm" />
      </button>
      <div className={styles.panel} {...panelProps}>
        <ul className={styles.list}>
          {links.map(({ key, to }) => (
            <li key={key}>
              <Link className={styles.item} to={to}>
                {t(`header.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
