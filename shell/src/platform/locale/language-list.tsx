import type { LanguageLink } from './language-links.ts';

/** Links to this page in other languages; the one that is followed is remembered. */
export function LanguageList(props: {
  readonly links: readonly LanguageLink[];
  readonly className: string | undefined;
  readonly itemClassName: string | undefined;
}) {
  return (
    <ul className={props.className} data-languages>
      {props.links.map(({ locale, name, href, current, remember }) => (
        <li key={locale}>
          <a
            className={props.itemClassName}
            href={href}
            lang={locale}
            hrefLang={locale}
            aria-current={current || undefined}
            onClick={remember}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
