export { createAccountRequest } from './account-request.ts';
export { $api, type CabinetApi } from './api.ts';
export type { CabinetPage } from './cabinet-page.ts';
