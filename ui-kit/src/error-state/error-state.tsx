import type { ReactElement, ReactNode } from 'react';
import { Placeholder, type PlaceholderProps } from '../placeholder/placeholder.tsx';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends PlaceholderProps {
  /** A status code such as 404, shown above the title. */
  readonly code?: string | number;
  /** Small print, such as the number of the request. */
  readonly detail?: ReactNode;
  /** Tells screen readers at once; not for a whole page. */
  readonly announce?: boolean;
}

/** What shows where something failed: what went wrong and what to do next. */
export const ErrorState = (props: ErrorStateProps): ReactElement => <Placeholder {...props} large />;
