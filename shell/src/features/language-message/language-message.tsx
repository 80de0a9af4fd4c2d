import type { RouteLayout } from '@ecocircle/shared-contracts';
import { Button, ButtonLink, GlobeIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LanguageLink, useLanguageLinks } from '../../platform/locale/language-links.ts';
import { usePortal } from '../../platform/page/portal-context.tsx';
import styles from './language-message.module.css';
import { $isAnswered, languageAnswered, pageShown } from './model.ts';

/**
 * Whether the visitor has gone on with a page that the offer floats above: they have pressed something in it, or the
 * focus has come to what the offer covers. Until the next page load the offer is out of their way then.
 */
function useIsPassed(isFloating: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!isFloating || isPassed) return undefined;
    const inPage = (target: EventTarget | null): target is Element =>
      target instanceof Element && target.closest('main') !== null;
    const onPress = ({ target }: Event) => inPage(target) && setPassed(true);
    const lookAt = (focused: EventTarget | null) => {
      const offer = place.current?.firstElementChild;
      if (offer && inPage(focused) && focused.matches(':focus-visible') && overlap(offer, focused))
        setPassed(true);
    };
    const onFocus = ({ target }: Event) => lookAt(target);
    // The page is alive before its effects have run: the focus may have moved on by then.
    lookAt(document.activeElement);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
    };
  }, [isFloating, isPassed]);
  return { place, isPassed: isFloating && isPassed };
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Offers the page in the language that the visitor prefers. The edge knows it, so that the message is there from the
 * first paint and moves nothing.
 */
export function LanguageMessage({ placement }: { readonly placement: RouteLayout['languageMessage'] }) {
  const { locale, notices } = usePortal();
  const [isAnswered, show] = useUnit([$isAnswered, pageShown]);
  const links = useLanguageLinks();
  useEffect(() => {
    show(locale);
  }, [show, locale]);
  const offered = links.find((link) => link.locale === notices.language?.locale);
  const isShown = offered !== undefined && !isAnswered;
  const { place, isPassed } = useIsPassed(isShown && placement === 'overlay');
  if (!isShown || isPassed) return null;
  return (
    <div ref={place} className={styles.place} data-screen-only data-placement={placement}>
      <Offer offered={offered} />
    </div>
  );
}

/** Speaks the offered language; the line below and the button that stays speak the one of the page. */
function Offer({ offered: { locale: lang, name, href } }: { readonly offered: LanguageLink }) {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const { t: tOffered } = useTranslation('shell', { lng: lang });
  const answered = useUnit(languageAnswered);
  const answer = (given: Parameters<typeof answered>[0]['answer']) => () =>
    answered({ answer: given, offered: lang });
  return (
    <section className={styles.message} aria-label={tOffered('languageMessage.label')} lang={lang}>
      <GlobeIcon className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.question}>{tOffered('languageMessage.question')}</p>
        <p className={styles.here} lang={locale}>
          {t('languageMessage.here', { name })}
        </p>
      </div>
      <div className={styles.answers}>
        <ButtonLink size="sm" href={href} hrefLang={lang} onClick={answer('switch')}>
          {tOffered('languageMessage.switch')}
        </ButtonLink>
        <ButtonLink size="sm" variant="secondary" href={href} hrefLang={lang} onClick={answer('always')}>
          {tOffered('languageMessage.always')}
        </ButtonLink>
        <Button size="sm" variant="ghost" lang={locale} onClick={answer('keep')}>
          {t('languageMessage.keep')}
        </Button>
      </div>
    </section>
  );
}
