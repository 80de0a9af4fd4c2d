export { $api } from './api.ts';
export type { CabinetPage } from './cabinet-page.ts';
