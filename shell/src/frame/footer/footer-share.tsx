import { Button, ShareIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { shareRequested } from '../../features/dialogs/index.ts';
import { prefetchShareDialog } from '../../features/share/index.ts';
import { SocialLinks } from '../social-links.tsx';
import styles from './footer.module.css';

export function FooterShare() {
  const { t } = useTranslation();
  const share = useUnit(shareRequested);
  return (
    <div className={styles.share}>
      <SocialLinks size="footer" />
      <Button
        variant="inverse"
        icon={<ShareIcon size="footer" />}
        onPointerEnter={prefetchShareDialog}
        onFocus={prefetchShareDialog}
        onClick={() => share({})}
      >
        {t('footer.share')}
      </Button>
    </div>
  );
}
