export type { LegalDocument } from './legal-document.ts';
export { LegalPage } from './legal-page.tsx';
export { legalLoader } from './load-legal-document.ts';
