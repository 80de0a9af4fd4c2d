export { ServicesProvider, useServices } from './portal-services.tsx';
export { NAMESPACE, type Texts, useTexts } from './use-texts.ts';
