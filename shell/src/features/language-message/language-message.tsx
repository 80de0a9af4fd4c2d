import type { RouteLayout } from '@ecocircle/shared-contracts';
import { CloseIcon, GlobeIcon, IconButton } from '@ecocircle/ui-kit';
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

/** The language that is offered; null where there is none, or the offer was answered. */
export function useLanguageOffer(): LanguageLink | null {
  const { notices } = usePortal();
  const isAnswered = useUnit($isAnswered);
  const offered = useLanguageLinks().find((link) => link.locale === notices.language?.locale);
  return isAnswered ? null : (offered ?? null);
}

/**
 * Offers the page in the language that the visitor prefers, in one line. The edge knows it, so that the message is there
 * from the first paint and moves nothing.
 */
export function LanguageMessage({ placement }: { readonly placement: RouteLayout['languageMessage'] }) {
  const { locale } = usePortal();
  const show = useUnit(pageShown);
  useEffect(() => {
    show(locale);
  }, [show, locale]);
  const offered = useLanguageOffer();
  const { place, isPassed } = useIsPassed(offered !== null && placement === 'overlay');
  if (!offered || isPassed) return null;
  return (
    <div ref={place} className={styles.place} data-screen-only data-placement={placement}>
      <Offer offered={offered} />
    </div>
  );
}

/** Speaks the offered language; the button that stays speaks the one of the page. */
function Offer({ offered: { locale: lang, href } }: { readonly offered: LanguageLink }) {
  const { t } = useTranslation();
  const { locale } = usePortal();
  const { t: tOffered } = useTranslation('shell', { lng: lang });
  const answered = useUnit(languageAnswered);
  const answer = (given: Parameters<typeof answered>[0]['answer']) => () =>
    answered({ answer: given, offered: lang });
  return (
    <section className={styles.message} aria-label={tOffered('languageMessage.label')} lang={lang}>
      <GlobeIcon size="sm" className={styles.icon} />
      <p className={styles.question}>{tOffered('languageMessage.question')}</p>
      {(['switch', 'always'] as const).map((given) => (
        <a
          key={given}
          className={styles.answer}
          href={href}
          hrefLang={lang}
          aria-label={tOffered(`languageMessage.${given}.label`)}
          onClick={answer(given)}
        >
          {tOffered(`languageMessage.${given}.short`)}
        </a>
      ))}
      <IconButton
        size="sm"
        className={styles.keep}
        label={t('languageMessage.keep')}
        lang={locale}
        icon={<CloseIcon size="sm" />}
        onClick={answer('keep')}
      />
    </section>
  );
}
