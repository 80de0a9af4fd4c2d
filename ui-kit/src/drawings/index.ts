export { Drawing, type DrawingSource } from './drawing.tsx';
export { eventCoverDrawing } from './event-covers.ts';
export { familyDrawing, materialDrawing } from './families.ts';
export * from './spots.ts';
export { Street } from './street.tsx';
