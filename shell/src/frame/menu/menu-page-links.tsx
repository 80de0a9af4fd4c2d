import { useLocation, useMatches } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import { slotsOf } from '../../platform/routing/route-matches.ts';
import { MenuSection } from './menu-section.tsx';

/** The links of the page's side column, which a narrow window has no room for; the cabinet's are in the account. */
export function MenuPageLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { left: Left } = slotsOf(useMatches());
  if (!Left || pathname.startsWith('/profile')) return null;
  return (
    <MenuSection title={t('menu.onThisPage')}>
      <Left />
    </MenuSection>
  );
}
