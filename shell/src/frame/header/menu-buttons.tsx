import { MenuIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useMenuButton } from '../menu/use-menu-button.ts';
import styles from './header.module.css';

/** Opens the menu where the header has no room for links. */
export function BurgerButton() {
  const { t } = useTranslation();
  const menuButton = useMenuButton();
  return (
    <button type="button" className={styles.burger} aria-label={t('header.menu')} {...menuButton}>
      <MenuIcon size="md" />
    </button>
  );
}

/** Opens the menu behind the last link that fits, or in place of all of them. */
export function MoreButton({ after, isAll }: { readonly after: number; readonly isAll: boolean }) {
  const { t } = useTranslation();
  const menuButton = useMenuButton();
  return (
    <button type="button" className={styles.more} style={{ insetInlineStart: after }} {...menuButton}>
      <MenuIcon size="sm" />
      <span className={styles.moreWord}>{t(isAll ? 'header.menu' : 'header.more')}</span>
    </button>
  );
}
