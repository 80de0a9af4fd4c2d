import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { ButtonLink, DisclosureMenu, UserIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';
import { accountLinks } from '../account-links.ts';
import { useExistingPages } from '../use-existing-pages.ts';
import styles from './header.module.css';

/** The way into the account: a menu, or a button where there is one way only. */
export function AccountMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const { key: visit } = useLocation();
  const links = useExistingPages()(accountLinks(session));
  const [only] = links;
  if (links.length === 1 && only)
    return (
      <ButtonLink size="sm" variant="primary" data-wide-only render={<Link to={only.to} />}>
        {t(`header.${only.key}`)}
      </ButtonLink>
    );
  const name = session.status === 'authenticated' ? session.user.name : null;
  return (
    <div data-wide-only>
      <DisclosureMenu
        label={name ? t('header.accountOf', { name }) : t('header.account')}
        button={
          <>
            <UserIcon size="sm" />
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
              <Link className={styles.item} to={to}>
                {t(`header.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </DisclosureMenu>
    </div>
  );
}
