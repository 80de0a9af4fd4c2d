const isAt = (path: string, page: string): boolean =>
  path.startsWith(page) && /^($|[/?#])/.test(path.slice(page.length));

export const isLoginPath = (path: string): boolean => isAt(path, '/profile/login');

/** Whether a path, without the locale prefix, is a page of the cabinet: neither the way in nor the way out. */
export const isCabinetPath = (path: string): boolean =>
  isAt(path, '/profile') && !isLoginPath(path) && !isAt(path, '/profile/logout');
