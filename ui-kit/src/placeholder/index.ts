export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './placeholder.tsx';
