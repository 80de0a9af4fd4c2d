import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

/** Props of {@link Card}. */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element, such as `article` or `li`; div unless given. */
  readonly as?: ElementType;
  /** md unless given; none for a card whose picture touches its edges. */
  readonly padding?: 'none' | 'md' | 'lg';
  /** surface with a hairline unless given. */
  readonly tone?: 'surface' | 'soft' | 'deep';
  /** Casts a shadow. */
  readonly raised?: boolean;
  /**
   * Lifts on hover and lets the card's one link, marked by {@link cardLinkClass}, be pressed anywhere on it.
   */
  readonly interactive?: boolean;
}

/** Class of the link or button that an interactive card stands for. */
export const cardLinkClass: string = styles.cover ?? '';

/**
 * A card.
 *
 * @example
 * <Card as="article" interactive>
 *   <h3><Link className={cardLinkClass} href="/events/17/">Clean-up in the park</Link></h3>
 * </Card>
 */
export function Card(props: CardProps): ReactElement {
  const {
    as: Element = 'div',
    padding = 'md',
    tone = 'surface',
    raised,
    interactive,
    className,
    ...rest
  } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        styles.card,
        styles[`padding-${padding}`],
        styles[tone],
        tone === 'deep' && 'on-deep',
        raised && styles.raised,
        interactive && styles.interactive,
        className,
      )}
    />
  );
}
