export { Failed, Loading } from './request-states.tsx';
