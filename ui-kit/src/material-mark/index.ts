export { MaterialMark, type MaterialMarkProps } from './material-mark.tsx';
