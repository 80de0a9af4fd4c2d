export { RegistrationPage } from './registration-page.tsx';
export { RegistrationsPage } from './registrations-page.tsx';
