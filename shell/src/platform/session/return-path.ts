import type { ClientRole, PageData } from '@ecocircle/shared-contracts';
import { findRouteOwner } from '../composition/route-owner.ts';
import { RETURN_COOKIE } from '../cookies/cookie-names.ts';
import { readCookie } from '../cookies/read-cookie.ts';
import { writeCookie } from '../cookies/write-cookie.ts';
import { isCabinetPath } from './private-path.ts';
import { returnCookie } from './return-cookie.ts';

export function rememberReturn(path: string): void {
  const cookie = returnCookie(path);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  if (cookie) document.cookie = cookie;
}

export const forgetReturn = (): void => writeCookie(RETURN_COOKIE, '', 0);

/**
 * Where a login leads: back to the page that was asked for, if these roles may see it; else to the cabinet. The page is
 * forgotten with that: the next login, perhaps of somebody else, does not lead there.
 */
export function takePathAfterLogin(
  { remotes }: Pick<PageData, 'remotes'>,
  roles: readonly ClientRole[],
): string {
  const path = readCookie(RETURN_COOKIE);
  forgetReturn();
  const [pathname = ''] = path.split('?');
  const access = isCabinetPath(path) ? findRouteOwner(remotes, [], pathname)?.route.access : undefined;
  const isOpen = access === 'authenticated' || roles.some((role) => role === access);
  return isOpen ? path : '/profile';
}
