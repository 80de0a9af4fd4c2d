export { Drawing, type DrawingProps, type DrawingSource } from './drawing.tsx';
export { eventCoverDrawing } from './event-covers.ts';
export { heroDrawing } from './scenes.ts';
export {
  batteryDrawing,
  emptyListDrawing,
  emptyMapDrawing,
  handsBagDrawing,
  jarDrawing,
  letterDrawing,
  lostDrawing,
  offlineDrawing,
  paperDrawing,
} from './spots.ts';
