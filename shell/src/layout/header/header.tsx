import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { Link, NavLink } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../portal-context.tsx';

export function Header() {
  const { t } = useTranslation();
  const { locale } = usePortal();
  return (
    <header>
      <Link to="/">{LOCALE_INFO[locale].brand}</Link>
      <nav aria-label={t('header.main')}>
        <NavLink to="/charity-events">{t('header.events')}</NavLink>
        <NavLink to="/recycling-points">{t('header.map')}</NavLink>
        <NavLink to="/profile/login">{t('header.login')}</NavLink>
      </nav>
    </header>
  );
}
