export { SaveBar } from './save-bar.tsx';
