export { useServices, withServices } from './services-context.tsx';
