import { Drawer, Logo, PaintedLater } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../platform/page/portal-context.tsx';
import { MenuAccount } from './menu-account.tsx';
import { MenuActions } from './menu-actions.tsx';
import { MenuLinks } from './menu-links.tsx';
import { MenuCity, MenuContacts, MenuLanguages, MenuPageLinks } from './menu-sections.tsx';
import { $isMenuOpen, menuClosed } from './model.ts';

/**
 * Everything that the portal offers, in one drawer: for phones, and for windows in which the header's links do not fit.
 * The drawer answers the press; what is in it follows that paint.
 */
export function Menu() {
  const { t } = useTranslation();
  const brand = useBrand();
  const [isOpen, close] = useUnit([$isMenuOpen, menuClosed]);
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      label={t('header.menu')}
      closeLabel={t('header.closeMenu')}
      heading={<Logo brand={brand} size="sm" />}
    >
      <PaintedLater>
        <MenuAccount />
        <MenuCity />
        <MenuPageLinks />
        <MenuLinks />
        <MenuActions />
        <MenuContacts />
        <MenuLanguages />
      </PaintedLater>
    </Drawer>
  );
}
