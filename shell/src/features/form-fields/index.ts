export { PortalField } from './portal-field.tsx';
export { useSummary } from './use-summary.ts';
export { useWait } from './use-wait.ts';
