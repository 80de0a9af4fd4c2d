export { Drawing, type DrawingSource } from './drawing.tsx';
export { eventCoverDrawing } from './event-covers.ts';
export { heroDrawing } from './scenes.ts';
export * from './spots.ts';
