import type { LanguageLink as Language } from './language-links.ts';

export function LanguageLink({
  language: { locale, name, href, current, remember },
  className,
}: {
  readonly language: Language;
  readonly className: string | undefined;
}) {
  return (
    <a
      className={className}
      href={href}
      lang={locale}
      hrefLang={locale}
      aria-current={current || undefined}
      onClick={remember}
    >
      {name}
    </a>
  );
}
