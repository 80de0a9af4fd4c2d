import { type AppStore, LOCALE_INFO, REGION_LINKS } from '@ecocircle/shared-contracts';
import { classNames, StoreBadge } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../platform/page/portal-context.tsx';
import styles from './app-stores.module.css';

const STORES: readonly AppStore[] = ['app-store', 'google-play'];

export function AppStores({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const { stores } = REGION_LINKS[LOCALE_INFO[locale].region];
  return (
    <ul className={classNames(styles.stores, className)} aria-label={t('store.label')}>
      {STORES.map((store) => (
        <li key={store}>
          <StoreBadge
            store={store}
            href={stores[store]}
            label={t(`store.${store}`)}
            externalLabel={t('externalLink')}
          />
        </li>
      ))}
    </ul>
  );
}
