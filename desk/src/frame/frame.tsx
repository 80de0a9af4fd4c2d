import { PageArrival } from '@ecocircle/app-kit/page-arrival';
import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import { Outlet, ScrollRestoration, useLocation } from '@ecocircle/shared-contracts/router';
import { Button, Drawer, Logo, MenuIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../platform/language-choice.tsx';
import { $hasJustSignedIn, type Me } from '../session/index.ts';
import styles from './frame.module.css';
import { Navigation } from './navigation.tsx';
import { Person } from './person.tsx';
import { sectionOf } from './sections.ts';

function DeskLogo() {
  const { i18n } = useTranslation();
  return <Logo brand={LOCALE_INFO[i18n.language as Locale].brand} size="sm" />;
}

function Side({ me }: { readonly me: Me }) {
  return (
    <div className={styles.side}>
      <Navigation role={me.role} />
      <Person me={me} />
      <LanguageChoice />
    </div>
  );
}

/** The bar of narrow windows: the logo, where one is, and what stands at the side of wide ones. */
function Bar({ me }: { readonly me: Me }) {
  const { t } = useTranslation();
  const { pathname, key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [key]);
  const section = sectionOf(pathname);
  return (
    <div className={styles.bar}>
      <DeskLogo />
      <p className={styles.place}>{section && t(`sections.${section}`)}</p>
      <Button variant="secondary" size="sm" icon={<MenuIcon size="sm" />} onClick={() => setOpen(true)}>
        {t('menu')}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        label={t('menu')}
        closeLabel={t('close')}
        heading={<DeskLogo />}
      >
        <Side me={me} />
      </Drawer>
    </div>
  );
}

/** What stands around every page of who is signed in. */
export function Frame({ me }: { readonly me: Me }) {
  const { t } = useTranslation();
  const page = useRef<HTMLElement>(null);
  const hasJustSignedIn = useUnit($hasJustSignedIn);
  useEffect(() => {
    if (hasJustSignedIn) page.current?.focus();
  }, [hasJustSignedIn]);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#page">
        {t('skip')}
      </a>
      <header className={styles.header}>
        <Bar me={me} />
        <div className={styles.wide}>
          <DeskLogo />
          <Side me={me} />
        </div>
      </header>
      <main ref={page} id="page" className={styles.page} tabIndex={-1}>
        <Outlet />
      </main>
      <PageArrival main="page" />
      <ScrollRestoration />
    </div>
  );
}
