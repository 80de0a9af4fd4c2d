import { PageSkeleton } from '../../pages/error/page-skeleton.tsx';
import { RemoteErrorPage } from '../../pages/error/remote-error-page.tsx';

export const STAND_INS = { HydrateFallback: PageSkeleton, ErrorBoundary: RemoteErrorPage };
