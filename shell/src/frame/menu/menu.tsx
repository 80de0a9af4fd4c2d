import { Drawer, Logo, PaintedLater } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../platform/page/portal-context.tsx';
import styles from './menu.module.css';
import { MenuAccount } from './menu-account.tsx';
import { MenuLanguages, MenuPages } from './menu-first.tsx';
import { MenuLinks } from './menu-links.tsx';
import { MenuContacts, MenuPageLinks } from './menu-sections.tsx';
import { $isMenuOpen, menuClosed } from './model.ts';

/**
 * Everything that the portal offers, in one drawer: for phones, and for windows in which the header's links do not fit.
 * What most people want stands first and fits a phone's window; the rest is folded. The drawer answers the press; what
 * is in it follows that paint.
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
        <MenuLanguages />
        <MenuPages />
        <MenuAccount />
        <div className={styles.folds}>
          <MenuPageLinks />
          <MenuLinks />
          <MenuContacts />
        </div>
      </PaintedLater>
    </Drawer>
  );
}
