import { type IconSize, SocialIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useRegionLinks } from '../platform/page/portal-context.tsx';
import styles from './social-links.module.css';

/** The portal in social networks, the one that the market uses most first. */
export function SocialLinks({ size = 'md' }: { readonly size?: IconSize }) {
  const { t } = useTranslation();
  const { social } = useRegionLinks();
  return (
    <ul className={styles.list}>
      {social.map(({ network, href }) => (
        <li key={network}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener me"
            title={t(`social.${network}`)}
            aria-label={t('opensInNewTab', { name: t(`social.${network}`) })}
          >
            <SocialIcon network={network} size={size} />
          </a>
        </li>
      ))}
    </ul>
  );
}
