export { Loader, type LoaderProps, Spinner, type SpinnerProps } from './spinner.tsx';
