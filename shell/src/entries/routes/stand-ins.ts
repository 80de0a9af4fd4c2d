import { PageSkeleton } from '../../pages/error/page-skeleton.tsx';
import { RemoteErrorPage } from '../../pages/error/remote-error-page.tsx';

/** What stands in for a page whose code is being loaded, or that failed. */
export const STAND_INS = { HydrateFallback: PageSkeleton, ErrorBoundary: RemoteErrorPage };
