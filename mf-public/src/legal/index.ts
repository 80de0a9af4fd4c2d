export type { LegalDocument } from './legal-document.ts';
export { legalPage } from './legal-page-of.ts';
export { mapService } from './map-service.ts';
