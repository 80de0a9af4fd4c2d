import { INQUIRE_PARAMETER } from '@ecocircle/shared-contracts';
import { HIDE_LAYOUT_UI } from './hides-layout-ui.ts';
import { MODAL_PARAMETER } from './modal-parameter.ts';

/** What every page is asked for by: it opens a dialog, or takes the site around the page away. */
const OF_EVERY_PAGE: readonly string[] = [HIDE_LAYOUT_UI, MODAL_PARAMETER, INQUIRE_PARAMETER];

/** A query in two parts, each with its question mark where it is not empty. */
export interface SplitQuery {
  readonly read: string;
  readonly unread: string;
}

const joined = (parts: readonly string[]): string => (parts.length > 0 ? `?${parts.join('&')}` : '');

/**
 * Tells the part of a query that a page reads from what others have added to its address, as it is written there.
 *
 * @param search - with its question mark
 * @param keys - those that the page says it reads, which are all where it does not say it
 */
export function splitQuery(search: string, keys: readonly string[] | undefined): SplitQuery {
  if (!keys) return { read: search, unread: '' };
  const isRead = (part: string): boolean => {
    const [name = ''] = new URLSearchParams(part).keys();
    return keys.includes(name) || OF_EVERY_PAGE.includes(name);
  };
  const parts = search.slice(1).split('&').filter(Boolean);
  return { read: joined(parts.filter(isRead)), unread: joined(parts.filter((part) => !isRead(part))) };
}

/** An address with more parameters. */
export function withQuery(address: string, search: string): string {
  if (!search) return address;
  const [path = '', part] = address.split('#', 2);
  const joint = path.includes('?') ? '&' : '?';
  return `${path}${joint}${search.slice(1)}${part === undefined ? '' : `#${part}`}`;
}
