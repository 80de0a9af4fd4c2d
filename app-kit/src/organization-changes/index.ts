export { OrganizationChanges } from './organization-changes.tsx';
