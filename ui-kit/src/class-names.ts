/**
 * Joins the class names that hold.
 *
 * @example
 * classNames('card', isOpen && 'open', undefined); // 'card open' or 'card'
 */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
