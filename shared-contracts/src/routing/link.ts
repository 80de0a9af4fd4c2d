import { type ComponentPropsWithRef, createElement, type MouseEvent, type ReactElement, use } from 'react';
import {
  createPath,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_LocationContext as LocationContext,
  type NavigateOptions,
  resolvePath,
  type To,
  useLocation,
} from 'react-router';

/** Props of {@link Link}. */
export interface LinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset' | 'viewTransition'> {
  /** Without the locale's prefix. What it lacks, a path or a query, is the page's. */
  readonly to: To;
}

/** Whether a press is left to the browser: for a new tab, a window, a download. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target?: string): boolean =>
  button !== 0 || (target !== undefined && target !== '_self') || metaKey || altKey || ctrlKey || shiftKey;

function useRouter() {
  const context = use(DataRouterContext);
  if (!context) throw new Error('a link stands outside of the router');
  return context;
}

/** What a browser reads as a path, and not as another site. */
const ABSOLUTE_PATH = /^\/(?![/\\])/;

/** A whole path needs no location: the link is not rendered anew with each. */
const usePath = (to: To): string =>
  typeof to === 'string' && ABSOLUTE_PATH.test(to)
    ? to
    : createPath(resolvePath(to, use(LocationContext).location.pathname));

/**
 * A link to a page of the portal. The package's own resolves its address twice against all routes, watches the location and
 * looks whether to fetch ahead: in a list of hundreds that is most of what the page takes, on the server as in the browser.
 */
export function Link(props: LinkProps): ReactElement {
  const { to, replace, state, preventScrollReset, viewTransition, onClick, ...rest } = props;
  const { router, basename } = useRouter();
  const path = usePath(to);
  const prefix = basename === '/' ? '' : basename;
  const href = prefix && /^\/(?:[?#]|$)/.test(path) ? prefix + path.slice(1) : prefix + path;
  return createElement('a', {
    ...rest,
    href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || isForBrowser(event, rest.target)) return;
      event.preventDefault();
      const isHere = createPath(router.state.location) === href;
      void router.navigate(path, { replace: replace ?? isHere, state, preventScrollReset, viewTransition });
    },
  });
}

/** Props of {@link NavLink}. */
export interface NavLinkProps extends LinkProps {
  readonly to: string;
}

/** A link that is marked while its page, or one below it, is shown. */
export function NavLink(props: NavLinkProps): ReactElement {
  const shown = useLocation().pathname.toLowerCase();
  const own = props.to.toLowerCase();
  const isCurrent = shown === own || shown.startsWith(`${own}/`);
  return createElement(Link, { 'aria-current': isCurrent ? 'page' : undefined, ...props });
}
