import { ButtonLink, UserIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/use-session.ts';
import { AccountLink } from '../account-link.tsx';
import { accountLinks } from '../account-links.ts';
import { useExistingPages } from '../use-existing-pages.ts';
import styles from './menu.module.css';
import { MenuSection } from './menu-sections.tsx';
import { menuClosed } from './model.ts';
import { PageLinks } from './page-links.tsx';

export function MenuAccount() {
  const { t } = useTranslation();
  const session = useSession();
  const close = useUnit(menuClosed);
  const links = useExistingPages()(accountLinks(session));
  if (session.status === 'authenticated' && session.user.roles.length > 0)
    return (
      <MenuSection title={session.user.name}>
        <PageLinks links={links} texts="header" />
      </MenuSection>
    );
  return (
    <section className={styles.entries} aria-label={t('header.account')}>
      {links.map(({ key, to }, index) => (
        <ButtonLink
          key={key}
          className={styles.entry}
          variant={index === 0 ? 'primary' : 'secondary'}
          icon={index === 0 && <UserIcon size="sm" />}
          render={<AccountLink to={to} onClick={() => close()} />}
        >
          {t(`header.${key}`)}
        </ButtonLink>
      ))}
    </section>
  );
}
