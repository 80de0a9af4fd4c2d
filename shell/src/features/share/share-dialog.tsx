import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { Dialog, SocialIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { CopyLink } from './copy-link.tsx';
import { $shared, shareClosed } from './model.ts';
import styles from './share-dialog.module.css';
import { NETWORK_NAMES, shareAddress, shareNetworks } from './share-targets.ts';
import type { SharedPage } from './shared-page.ts';

function Networks({ page }: { readonly page: SharedPage }) {
  const { t } = useTranslation();
  const { region } = LOCALE_INFO[usePortal().locale];
  return (
    <ul className={styles.networks} aria-label={t('share.networks')}>
      {shareNetworks(region).map((network) => (
        <li key={network}>
          <a className={styles.network} href={shareAddress(network, page)} target="_blank" rel="noopener">
            <span className={styles.mark}>
              <SocialIcon network={network} />
            </span>
            {NETWORK_NAMES[network]} <span className="visually-hidden">{t('share.newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export default function ShareDialog() {
  const { t } = useTranslation();
  const [page, close] = useUnit([$shared, shareClosed]);
  return (
    <Dialog
      open={page !== null}
      onClose={close}
      title={t('share.title')}
      closeLabel={t('share.close')}
      width="sm"
    >
      {page && (
        <div className={styles.content}>
          <div className={styles.page}>
            <p className={styles.name} dir="auto">
              {page.title}
            </p>
            <p className={styles.text} dir="auto">
              {page.text}
            </p>
          </div>
          <CopyLink url={page.url} />
          <Networks page={page} />
        </div>
      )}
    </Dialog>
  );
}
