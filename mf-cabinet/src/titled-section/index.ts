export { SectionHead } from './section-head.tsx';
export { TitledSection } from './titled-section.tsx';
