import { Button, ShareIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { dialogOpened, prefetchForms, shareRequested } from '../../features/dialogs/index.ts';
import styles from './menu.module.css';
import { menuClosed } from './model.ts';

/** Opens an organisation's inquiry. */
export function MenuInquiry() {
  const { t } = useTranslation();
  const [close, open] = useUnit([menuClosed, dialogOpened]);
  return (
    <Button
      wide
      variant="secondary"
      className={styles.action}
      onPointerEnter={() => prefetchForms()}
      onFocus={() => prefetchForms()}
      onClick={() => {
        close();
        open({ kind: 'inquire' });
      }}
    >
      {t('menu.inquire')}
    </Button>
  );
}

/** Shares the portal. */
export function MenuShare() {
  const { t } = useTranslation();
  const [close, share] = useUnit([menuClosed, shareRequested]);
  return (
    <Button
      wide
      variant="secondary"
      className={styles.action}
      icon={<ShareIcon size="sm" />}
      onClick={() => {
        close();
        share({});
      }}
    >
      {t('footer.share')}
    </Button>
  );
}
