export { profileLoader } from './loader.ts';
export { ProfilePage } from './profile-page.tsx';
