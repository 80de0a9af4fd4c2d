import { MenuIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useMenuButton } from '../menu/use-menu-button.ts';
import styles from './header.module.css';

export function BurgerButton() {
  const { t } = useTranslation();
  const menuButton = useMenuButton();
  return (
    <button type="button" className={styles.burger} aria-label={t('header.menu')} {...menuButton}>
      <MenuIcon size="md" />
    </button>
  );
}
