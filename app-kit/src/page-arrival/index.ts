export { PageArrival } from './page-arrival.tsx';
