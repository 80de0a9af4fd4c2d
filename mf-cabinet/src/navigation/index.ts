export { SideNavigation, TopNavigation } from './navigation.tsx';
