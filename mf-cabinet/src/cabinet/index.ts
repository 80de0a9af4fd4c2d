export { createAccountRequest } from './account-request.ts';
export { $api, $ownSession, type CabinetApi, type OwnSession } from './api.ts';
export type { CabinetPage } from './cabinet-page.ts';
