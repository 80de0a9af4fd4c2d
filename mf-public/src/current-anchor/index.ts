export { useCurrentAnchor } from './use-current-anchor.ts';
