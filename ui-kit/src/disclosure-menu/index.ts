export { DisclosureMenu, type DisclosureMenuProps } from './disclosure-menu.tsx';
