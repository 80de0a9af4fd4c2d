import { Button, ShareIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { dialogOpened, prefetchForms, shareRequested } from '../../features/dialogs/index.ts';
import { SocialLinks } from '../social-links.tsx';
import styles from './menu.module.css';
import { MenuSection } from './menu-sections.tsx';
import { menuClosed } from './model.ts';

export function MenuActions() {
  const { t } = useTranslation();
  const [close, open, share] = useUnit([menuClosed, dialogOpened, shareRequested]);
  return (
    <>
      <div className={styles.entries}>
        <Button
          wide
          variant="accent"
          onPointerEnter={() => prefetchForms()}
          onFocus={() => prefetchForms()}
          onClick={() => {
            close();
            open({ kind: 'inquire' });
          }}
        >
          {t('menu.inquire')}
        </Button>
        <Button
          wide
          variant="secondary"
          icon={<ShareIcon size="sm" />}
          onClick={() => {
            close();
            share({});
          }}
        >
          {t('footer.share')}
        </Button>
      </div>
      <MenuSection title={t('social.title')}>
        <SocialLinks />
      </MenuSection>
    </>
  );
}
