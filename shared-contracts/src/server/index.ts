export { isRunning } from './is-running.ts';
export { FOREIGN_PAGE, isOwnPage } from './own-page.ts';
export { requestIdOf } from './request-id.ts';
export { type ServerTimes, serverOptions } from './server-options.ts';
