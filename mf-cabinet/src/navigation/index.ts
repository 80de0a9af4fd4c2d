export { SideNavigation, TopNavigation } from './navigation.tsx';
export { useCurrentInView } from './use-current-in-view.ts';
