import type { ReactElement, ReactNode } from 'react';
import { ButtonLink } from '../button/index.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/interface-icons.ts';
import type { RenderElement } from '../render-as.ts';
import styles from './pager.module.css';

/** Props of {@link Pager}. Pages count from 1. */
export interface PagerProps {
  readonly page: number;
  readonly last: number;
  /** A router's link to a page. */
  readonly linkTo: (page: number) => RenderElement;
  readonly texts: {
    /** Accessible name of the navigation. */
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    /** Such as "Page 2 of 3". */
    readonly place: ReactNode;
  };
}

/** Links to the page before and the page after; nothing where there is one page only. */
export function Pager({ page, last, linkTo, texts }: PagerProps): ReactElement | null {
  if (last <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={texts.label}>
      {page > 1 && (
        <ButtonLink
          variant="secondary"
          rel="prev"
          icon={<ArrowLeftIcon size="sm" />}
          render={linkTo(page - 1)}
          className={styles.previous}
        >
          {texts.previous}
        </ButtonLink>
      )}
      <p className={styles.place}>{texts.place}</p>
      {page < last && (
        <ButtonLink
          variant="secondary"
          rel="next"
          trailingIcon={<ArrowRightIcon size="sm" />}
          render={linkTo(page + 1)}
          className={styles.next}
        >
          {texts.next}
        </ButtonLink>
      )}
    </nav>
  );
}
