export * from './agreed.ts';
export * from './answers.ts';
export * from './building-blocks.ts';
export * from './environment.ts';
export * from './own-event.ts';
export * from './recycling-point.ts';
export * from './registry.ts';
export * from './remote-descriptor.ts';
