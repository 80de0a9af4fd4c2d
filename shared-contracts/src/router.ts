/**
 * The part of react-router that the portal uses, and its links. It is the shared singleton: apps import it from here and never
 * from react-router, so that what nobody uses is not shipped.
 */

export type { HydrationState, LoaderFunctionArgs, RouteObject } from 'react-router';
export {
  Await,
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  Outlet,
  RouterProvider,
  redirect,
  replace,
  ScrollRestoration,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useViewTransitionState,
} from 'react-router';
export { Link, type LinkProps, NavLink, type NavLinkProps } from './routing/link.ts';
