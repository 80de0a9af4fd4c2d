import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** An element that takes over a component's look, such as a router's link. */
export type RenderElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>;

/**
 * Gives an element the look and the content of a component; the element's own props win.
 *
 * @example
 * renderAs(<RouterLink to="/events" />, { className: styles.button, children: 'All events' });
 */
export function renderAs(
  element: RenderElement,
  { className, ...props }: { className: string; children?: ReactNode },
): ReactElement {
  return cloneElement(element, {
    ...props,
    ...element.props,
    className: classNames(className, element.props.className),
  });
}
