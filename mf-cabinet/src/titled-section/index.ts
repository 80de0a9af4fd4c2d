export { TitledSection } from './titled-section.tsx';
