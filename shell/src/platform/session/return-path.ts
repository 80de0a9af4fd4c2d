import type { ClientRole, PageData } from '@ecocircle/shared-contracts';
import { findRouteOwner } from '../composition/route-owner.ts';
import { isCabinetPath } from './private-path.ts';
import { RETURN_COOKIE, returnCookie } from './return-cookie.ts';

/** Remembers the page that a login shall lead back to. */
export function rememberReturn(path: string): void {
  const cookie = returnCookie(path);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  if (cookie) document.cookie = cookie;
}

export function forgetReturn(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${RETURN_COOKIE}=; Path=/; SameSite=Lax; Max-Age=0`;
}

function remembered(): string {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${RETURN_COOKIE}=`));
  try {
    return decodeURIComponent(entry?.slice(RETURN_COOKIE.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** Where a login leads: back to the page that was asked for, if these roles may see it; else to the cabinet. */
export function pathAfterLogin({ remotes }: Pick<PageData, 'remotes'>, roles: readonly ClientRole[]): string {
  const path = remembered();
  const [pathname = ''] = path.split('?');
  const access = isCabinetPath(path) ? findRouteOwner(remotes, [], pathname)?.route.access : undefined;
  const isOpen = access === 'authenticated' || roles.some((role) => role === access);
  return isOpen ? path : '/profile';
}
