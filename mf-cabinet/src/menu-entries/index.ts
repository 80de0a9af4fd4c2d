export { MenuEntries, menuEntryClass } from './menu-entries.tsx';
