export { BackLink } from './back-link.tsx';
export { NavigatedPage, SideNavigation } from './navigation.tsx';
export { useCurrentInView } from './use-current-in-view.ts';
