import { ChevronDownIcon, GlobeIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguageLinks } from '../../locale/language-links.ts';
import styles from './header.module.css';
import { useDisclosure } from './use-disclosure.ts';

/** Switches the language of the current page; absent where the edition has one language. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const links = useLanguageLinks();
  const { rootProps, buttonProps, panelProps } = useDisclosure();
  const current = links.find((link) => link.current);
  if (!current) return null;
  return (
    <div className={styles.menu} data-wide-only {...rootProps}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={t('header.language', { short: current.short, name: current.name })}
        {...buttonProps}
      >
        <GlobeIcon size="sm" />
        <span aria-hidden="true">{current.short}</span>
        <ChevronDownIcon size="xsm" />
      </button>
      <div className={styles.panel} {...panelProps}>
        <p className={styles.panelTitle}>{t('header.chooseLanguage')}</p>
        <ul className={styles.list}>
          {links.map(({ locale, name, href, current: isCurrent, remember }) => (
            <li key={locale}>
              <a
                className={styles.item}
                href={href}
                lang={locale}
                hrefLang={locale}
                aria-current={isCurrent || undefined}
                onClick={remember}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
