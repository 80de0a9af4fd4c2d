export { useServices, withServices } from './services-context.tsx';
export { useHydrated } from './use-hydrated.ts';
export { useSavesData } from './use-saves-data.ts';
