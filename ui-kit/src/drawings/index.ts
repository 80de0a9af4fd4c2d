export { Drawing, type DrawingProps, type DrawingSource } from './drawing.tsx';
