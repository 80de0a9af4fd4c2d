import type { ReactElement } from 'react';
import { Placeholder, type PlaceholderProps } from '../placeholder/placeholder.tsx';

/** Props of {@link EmptyState}. */
export type EmptyStateProps = PlaceholderProps;

/** What shows where there is nothing to show. */
export const EmptyState = (props: EmptyStateProps): ReactElement => <Placeholder {...props} />;
