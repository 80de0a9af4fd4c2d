import { useLocation } from '@ecocircle/shared-contracts/router';
import { DisclosureMenu, UserIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/use-session.ts';
import { AccountLink } from '../account-link.tsx';
import { accountLinks } from '../account-links.ts';
import { useExistingPages } from '../use-existing-pages.ts';
import styles from './header.module.css';

export function AccountMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const { key: visit } = useLocation();
  const links = useExistingPages()(accountLinks(session));
  const name = session.status === 'authenticated' ? session.user.name : null;
  return (
    <div data-wide-only>
      <DisclosureMenu
        label={name ? t('header.accountOf', { name }) : t('header.account')}
        button={
          <>
            <UserIcon size="sm" className={name ? undefined : styles.visitorIcon} />
            <span className={styles.accountName} aria-hidden="true">
              {name ?? t('header.account')}
            </span>
          </>
        }
        align="end"
        closeOn={visit}
      >
        <ul className={styles.list}>
          {links.map(({ key, to }) => (
            <li key={key}>
              <AccountLink className={styles.item} to={to}>
                {t(`header.${key}`)}
              </AccountLink>
            </li>
          ))}
        </ul>
      </DisclosureMenu>
    </div>
  );
}
