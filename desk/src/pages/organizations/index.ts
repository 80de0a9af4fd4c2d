export { OrganizationPage } from './organization-page.tsx';
export { OrganizationsPage } from './organizations-page.tsx';
