export { Drawing, type DrawingProps, type DrawingSource } from './drawing.tsx';
export { eventCoverDrawing } from './event-covers.ts';
export { heroDrawing } from './scenes.ts';
export {
  batteryDrawing,
  doorDrawing,
  emptyListDrawing,
  emptyMapDrawing,
  handsBagDrawing,
  jarDrawing,
  keyDrawing,
  letterDrawing,
  lostDrawing,
  offlineDrawing,
  paperDrawing,
} from './spots.ts';
