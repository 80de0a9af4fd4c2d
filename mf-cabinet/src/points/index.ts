export * from './counts-model.ts';
export * from './events.ts';
export * from './fetch-points.ts';
export * from './list-query.ts';
export * from './listed-points.ts';
export * from './point-status-label.tsx';
export * from './status-order.ts';
