export { isKnown } from './entity-tag.ts';
export { isRunning } from './is-running.ts';
export { keepTickShape } from './kept-tick.ts';
export { FOREIGN_PAGE, isOwnPage } from './own-page.ts';
export { requestIdOf } from './request-id.ts';
export { RESERVED_PATHS } from './reserved-paths.ts';
export { type ServerTimes, serverOptions } from './server-options.ts';
export { sourceMapOf } from './source-map-of.ts';
